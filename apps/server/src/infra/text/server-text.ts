import { BASE_CURRENCY } from '@galleria/domain/payments/pay-types';
import type { Refused } from '@galleria/domain/refusals';
import { isLocale, LOCALES, type Locale } from '@galleria/domain/site/locales';
import { formatMoney } from '@galleria/i18n/formats';
import { compileCatalogues } from '@galleria/i18n/load-catalogues';
import { createTranslate, type Translate } from '@galleria/i18n/translator';

const translators = new Map<Locale, Translate<'server'>>();

/** The server's own texts in a language, read from the catalogues on first use. */
export function serverText(locale: Locale): Translate<'server'> {
  const known = translators.get(locale);
  if (known) return known;
  const made = createTranslate<'server'>(locale, compileCatalogues(locale, 'server'));
  translators.set(locale, made);
  return made;
}

export function refusalMessage({ refused, values = {} }: Refused, locale: Locale): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMoney(locale, BASE_CURRENCY, value.cents) : value,
  ]);
  return serverText(locale)(`refusals.${refused}`, Object.fromEntries(shown));
}

/** The language that a header or cookie names, in the API's spelling or the browser's (`zh_CN`, `zh-cn`, `zh`). */
export function localeNamed(wanted: string | undefined): Locale | undefined {
  if (!wanted) return undefined;
  const normalised = wanted.trim().replace('-', '_');
  if (isLocale(normalised)) return normalised;
  const lower = normalised.toLowerCase();
  if (lower === 'zh' || lower.startsWith('zh_hans') || lower === 'zh_sg') return 'zh_CN';
  if (lower.startsWith('zh_hant') || lower === 'zh_hk' || lower === 'zh_mo') return 'zh_TW';
  return (
    LOCALES.find((locale) => locale.toLowerCase() === lower) ?? LOCALES.find((locale) => lower.startsWith(`${locale}_`))
  );
}
