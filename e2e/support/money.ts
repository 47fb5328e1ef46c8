import { priceParts } from '../../apps/storefront/app/ui/prices/price-parts.ts';
import type { Locale } from '../../packages/domain/src/site/locales.ts';

const BASE_CURRENCY = { currencyCode: 'USD', symbol: '$', exchangeRate: 1 };

/** An amount as it stands by itself on a page of the mall. */
export function shownMoney(locale: Locale, amountCents: number): string {
  const { before, amount, after } = priceParts(amountCents, BASE_CURRENCY, locale);
  return before + amount + after;
}

/** The same inside a sentence, where it keeps its direction. */
export function moneyInText(locale: Locale, amountCents: number): string {
  return `\u2066${shownMoney(locale, amountCents)}\u2069`;
}

/** An amount in English, as pages show it. */
export function money(amountCents: number): string {
  return shownMoney('en', amountCents);
}

/** The same inside an English sentence. */
export function moneyInWords(amountCents: number): string {
  return moneyInText('en', amountCents);
}
