import { catalogues } from 'virtual:catalogues';
import type { Locale } from '@galleria/domain/site/locales';
import { createTranslate, type Translate } from '@galleria/i18n/translator';

/** Translation for loaders and actions, where `useText` is not available. */
export function serverText(locale: Locale): Translate<'storefront'> {
  return createTranslate<'storefront'>(locale, catalogues[locale].messages);
}

/**
 * The messages of a page that are not in the common catalogue, as JSON for its `PageMessages`. The ids come from the
 * build: `import messageIds from './page.tsx?messages'`.
 */
export function messagesJson(locale: Locale, messageIds: readonly string[]): string {
  const known = cache.get(messageIds)?.get(locale);
  if (known !== undefined) return known;
  const { messages } = catalogues[locale];
  const json = JSON.stringify(Object.fromEntries(messageIds.map((id) => [id, messages[id]])));
  cache.set(messageIds, new Map(cache.get(messageIds)).set(locale, json));
  return json;
}

/** Keyed by the list of ids, of which each page has one. */
const cache = new WeakMap<readonly string[], ReadonlyMap<Locale, string>>();
