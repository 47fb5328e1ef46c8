import { priceParts } from '../../apps/storefront/app/ui/prices/price-parts.ts';
import type { Locale } from '../../packages/domain/src/site/locales.ts';

const BASE_CURRENCY = { currencyCode: 'USD', symbol: '$', exchangeRate: 1 };

/** An amount as shown on its own. */
export function shownMoney(locale: Locale, amountCents: number): string {
  const { before, amount, after } = priceParts(amountCents, BASE_CURRENCY, locale);
  return before + amount + after;
}

/** An amount as shown inside a sentence, where it is isolated. */
export function moneyInText(locale: Locale, amountCents: number): string {
  return `\u2066${shownMoney(locale, amountCents)}\u2069`;
}

/** An amount on its own, in English. */
export function money(amountCents: number): string {
  return shownMoney('en', amountCents);
}

/** An amount inside an English sentence. */
export function moneyInSentence(amountCents: number): string {
  return moneyInText('en', amountCents);
}
