import type { Locale } from '@galleria/domain/site/locales';
import { currencyToParts } from '@galleria/i18n/formats';

/** The smallest unit is not a hundredth in every currency. */
export function amountIn(locale: Locale, currency: string, cents: number): string {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return currencyToParts(locale, currency, cents / 10 ** maximumFractionDigits)
    .map(({ value }) => value)
    .join('');
}
