import type { DisplayCurrency } from '@galleria/domain/money/display-price';
import { useLocale } from '../../messages/messages.tsx';
import { priceParts } from '../../ui/prices/price-parts.ts';
import { BASE_CURRENCY, useCurrency } from './currency.ts';

const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/**
 * Formats an amount for use inside a sentence: in the display currency, isolated left to right in right-to-left text.
 */
export function useMoneyText(): (amountCents: number) => string {
  return useTextIn(useCurrency());
}

/** The same in the base currency, for use beside fields in which amounts are typed. */
export function useChargeText(): (amountCents: number) => string {
  return useTextIn(BASE_CURRENCY);
}

function useTextIn(currency: DisplayCurrency): (amountCents: number) => string {
  const locale = useLocale();
  return (amountCents) => {
    const { before, amount, after } = priceParts(amountCents, currency, locale);
    return `${LEFT_TO_RIGHT}${before}${amount}${after}${END}`;
  };
}
