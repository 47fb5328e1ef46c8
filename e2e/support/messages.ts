import type { Locale } from '../../packages/domain/src/site/locales.ts';
import { compileCatalogues } from '../../packages/i18n/src/load-catalogues.ts';
import { createTranslate, type Translate } from '../../packages/i18n/src/translator.ts';

/** The message catalogues of a language, so that tests need not repeat texts that may change. */
export function messages(locale: Locale): Translate<'storefront' | 'server'> {
  return createTranslate(locale, {
    ...compileCatalogues(locale, 'storefront'),
    ...compileCatalogues(locale, 'server'),
  });
}

/** The message catalogues of a console. */
export function consoleMessages<Reader extends 'merchant' | 'platform'>(
  locale: Locale,
  reader: Reader,
): Translate<Reader> {
  return createTranslate(locale, compileCatalogues(locale, reader));
}
