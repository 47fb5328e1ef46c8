import type { OutputOf } from '@galleria/contract/operation';
import type { searchSuggestions } from '@galleria/contract/search';
import { fold } from '@galleria/domain/search/fold';
import { listNames } from '@galleria/domain/search/name-list';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import type { Cache } from '../../infra/cache.ts';
import type { SearchContext } from './context.ts';
import { manyPhrasesBeginning, type Phrase, phrasesBeginning } from './suggest-db.ts';

type Suggestions = OutputOf<typeof searchSuggestions>;

const MOST_WORDS = 8;
const MOST_CATEGORIES = 5;
const MOST_STORES = 3;
const REMEMBERED_LETTERS = 2;
const MOST_REMEMBERED = 5_000;

/** Completes what is being typed: from memory for categories and stores, one statement for words. */
export function openSuggestions(
  { database, catalogue, stores }: SearchContext,
  cache: Cache,
): (keyword: string, locale: Locale) => Promise<Suggestions> {
  const categories = cache.perLocale('categories', async (locale) =>
    listNames(
      [...(await catalogue.categoryNames(locale)).values()].map(({ id, name, level }) => ({
        name,
        shown: { categoryId: id, categoryName: name, level },
      })),
    ),
  );
  const openStores = cache.perLocale('stores', async (locale) =>
    listNames(
      [...(await stores.summaries(locale)).values()]
        .filter((head) => isOpen(head.shopStatus))
        .map(({ shopId, shopName }) => ({ name: shopName, shown: { shopId, shopName } })),
    ),
  );
  const begun = cache.perLocale('categories', async () => new Map<string, Promise<Phrase[]>>());
  return async (keyword, locale) => {
    const typed = fold(keyword);
    const [words, shelves, shops] = await Promise.all([
      typed === '' ? [] : wordsFor(typed, locale),
      categories(locale),
      openStores(locale),
    ]);
    return {
      words,
      categories: shelves.find(typed, MOST_CATEGORIES),
      shops: shops.find(typed, MOST_STORES),
    };
  };

  /** Names that nobody has translated are shown, and so completed, in the default language. */
  async function wordsFor(typed: string, locale: Locale): Promise<string[]> {
    const own = await phrasesFor(typed, locale);
    const phrases = own.length > 0 ? own : await phrasesFor(typed, DEFAULT_LOCALE);
    return withoutStops(phrases)
      .slice(0, MOST_WORDS)
      .map((phrase) => phrase.shown);
  }

  /**
   * The first letters, which everybody types and which begin thousands of phrases, are answered from memory, as is
   * whatever else begins too many. All those phrases are compared when one is not there, which is every half a minute: the
   * first so many would be those at the head of the alphabet, and an index that keeps the most frequent first would have
   * to hold every phrase once more for each of its beginnings.
   */
  async function phrasesFor(typed: string, locale: Locale): Promise<Phrase[]> {
    const known = await begun(locale);
    const remembered = known.get(typed);
    if (remembered) return remembered;
    const some = typed.length > REMEMBERED_LETTERS ? await phrasesBeginning(database, locale, typed) : undefined;
    if (some) return some;
    // Somebody else may have asked meanwhile.
    const phrases = known.get(typed) ?? manyPhrasesBeginning(database, locale, typed);
    if (known.size < MOST_REMEMBERED) known.set(typed, phrases);
    phrases.catch(() => known.delete(typed));
    return phrases;
  }
}

/** `wireless ear` helps nobody when all that begins so goes on with `wireless earphones`: the longer one stays. */
function withoutStops(phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter(
    ({ phrase, documents }) =>
      !phrases.some((other) => other.documents === documents && other.phrase.startsWith(`${phrase} `)),
  );
}
