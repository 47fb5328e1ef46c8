import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import { createContext, useContext } from 'react';

/** Of charges; also used while the currencies are not known (the server could not answer). */
export const BASE_CURRENCY: DisplayCurrency = { currencyCode: 'USD', symbol: '$', exchangeRate: 1 };

const CurrencyContext = createContext(BASE_CURRENCY);

export const CurrencyProvider = CurrencyContext.Provider;

/** The currency that the visitor sees prices in. Charges are always in the base currency. */
export function useCurrency(): DisplayCurrency {
  return useContext(CurrencyContext);
}
