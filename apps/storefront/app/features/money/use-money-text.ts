import { priceParts } from '../../ui/price-parts.ts';
import { useLocale } from '../../words/words.tsx';
import { useCurrency } from './currency.tsx';

const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/** An amount inside a sentence: in the visitor's currency, isolated left to right in right-to-left text. */
export function useMoneyText(): (amountCents: number) => string {
  const currency = useCurrency();
  const locale = useLocale();
  return (amountCents) => {
    const { before, amount, after } = priceParts(amountCents, currency, locale);
    return `${LEFT_TO_RIGHT}${before}${amount}${after}${END}`;
  };
}
