import { catalogues } from 'virtual:catalogues';
import type { Locale } from '@galleria/domain/site/locales';
import { createTranslate, type Translate } from '@galleria/i18n/translator';

/** Words for loaders, which have no components above them. */
export function serverText(locale: Locale): Translate<'storefront'> {
  return createTranslate<'storefront'>(locale, catalogues[locale].messages);
}

/** Compiled messages whose ids begin like one of these, for a page's `MoreWords`. */
export function wordsJson(locale: Locale, ...beginnings: string[]): string {
  const wanted = `${locale} ${beginnings.join(' ')}`;
  const known = asJson.get(wanted);
  if (known !== undefined) return known;
  const all = Object.entries(catalogues[locale].messages);
  const made = JSON.stringify(
    Object.fromEntries(all.filter(([id]) => beginnings.some((beginning) => id.startsWith(beginning)))),
  );
  asJson.set(wanted, made);
  return made;
}

/** Every page asks for the same words each time, and looking through all of them takes longer than the rest of its words. */
const asJson = new Map<string, string>();
