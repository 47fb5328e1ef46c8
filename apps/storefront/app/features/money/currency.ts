import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import { createContext, useContext } from 'react';

/** The currency of charges; also the fallback when the currencies could not be loaded. */
export const BASE_CURRENCY: DisplayCurrency = { currencyCode: 'USD', symbol: '$', exchangeRate: 1 };

const CurrencyContext = createContext(BASE_CURRENCY);

export const CurrencyProvider = CurrencyContext.Provider;

/** The visitor's display currency. Charges are always in the base currency. */
export function useCurrency(): DisplayCurrency {
  return useContext(CurrencyContext);
}
