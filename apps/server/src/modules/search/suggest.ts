import type { OutputOf } from '@galleria/contract/operation';
import type { suggest } from '@galleria/contract/search';
import { fold } from '@galleria/domain/search/fold';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Cache } from '../../infra/cache.ts';
import type { SearchContext } from './context.ts';
import { type Phrase, phrasesBeginning } from './suggest-db.ts';

type Suggestions = OutputOf<typeof suggest>;

const MOST_WORDS = 8;
const MOST_CATEGORIES = 5;
const MOST_STORES = 3;

/** Completes what is being typed: from memory for categories and stores, one statement for words. */
export function openSuggestions(
  { database, catalogue, stores }: SearchContext,
  cache: Cache,
): (keyword: string, locale: Locale) => Promise<Suggestions> {
  const categories = cache.perLocale('categories', async (locale) =>
    [...(await catalogue.categoryNames(locale)).values()].map(({ id, name, level }) => ({
      folded: fold(name),
      shown: { categoryId: id, categoryName: name, level },
    })),
  );
  const openStores = cache.perLocale('stores', async (locale) =>
    [...(await stores.heads(locale)).values()]
      .filter((head) => isOpen(head.shopStatus))
      .map(({ shopId, shopName }) => ({ folded: fold(shopName), shown: { shopId, shopName } })),
  );
  return async (keyword, locale) => {
    const typed = fold(keyword);
    const [words, shelves, shops] = await Promise.all([
      typed === '' ? [] : wordsFor(typed, locale),
      categories(locale),
      openStores(locale),
    ]);
    return {
      words,
      categories: containing(shelves, typed, MOST_CATEGORIES),
      shops: containing(shops, typed, MOST_STORES),
    };
  };

  /** Names that nobody has translated are shown, and so completed, in the default language. */
  async function wordsFor(typed: string, locale: Locale): Promise<string[]> {
    const own = await phrasesBeginning(database, locale, typed);
    const phrases = own.length > 0 ? own : await phrasesBeginning(database, DEFAULT_LOCALE, typed);
    return withoutStops(phrases)
      .slice(0, MOST_WORDS)
      .map((phrase) => phrase.shown);
  }
}

/** `wireless ear` helps nobody when all that begins so goes on with `wireless earphones`: the longer one stays. */
function withoutStops(phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter(
    ({ phrase, documents }) =>
      !phrases.some((other) => other.documents === documents && other.phrase.startsWith(`${phrase} `)),
  );
}

/** Names that begin with it before those that only contain it. */
function containing<Shown>(names: readonly { folded: string; shown: Shown }[], typed: string, most: number): Shown[] {
  if (typed === '') return [];
  const begin = names.filter(({ folded }) => folded.startsWith(typed));
  const contain = begin.length < most ? names.filter(({ folded }) => folded.indexOf(typed) > 0) : [];
  return [...begin, ...contain].slice(0, most).map(({ shown }) => shown);
}
