import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/search/search';
import { completeWord, correctWord } from '@galleria/domain/search/correct';
import { fold } from '@galleria/domain/search/fold';
import { isUnspaced, termsOf } from '@galleria/domain/search/words';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { SearchContext } from '../context.ts';
import { readSimilarWords } from '../query/vocabulary-db.ts';
import { completePhrases } from './complete-phrases.ts';
import { suggestProducts } from './suggest-products.ts';

type Suggestions = OutputOf<typeof contract.searchSuggestions>;

const MAX_CATEGORIES = 5;
const MAX_BRANDS = 3;
const MAX_STORES = 3;

/**
 * Names come from memory; phrases and products cost one statement each. Input without suggestions is corrected, with
 * further statements.
 */
export const searchSuggestions: UseCase<typeof contract.searchSuggestions, SearchContext> = async (
  context,
  { keyword },
  { locale },
) => {
  const typed = fold(keyword);
  const asTyped = await suggest(context, typed, locale);
  if (typed === '' || Object.values(asTyped).some((found) => found.length > 0)) {
    // The typed word itself is suggested only when it is a correction.
    return { ...asTyped, words: asTyped.words.filter((word) => fold(word) !== typed) };
  }
  const corrected = await correctTyped(context.database, typed, locale);
  return corrected === undefined ? asTyped : suggest(context, corrected, locale);
};

async function suggest(context: SearchContext, typed: string, locale: Locale): Promise<Suggestions> {
  const { nameIndexes } = context;
  const [words, products, categories, brands, stores] = await Promise.all([
    typed === '' ? [] : completePhrases(context, typed, locale),
    suggestProducts(context, typed, locale),
    nameIndexes.categories(locale),
    nameIndexes.brands(locale),
    nameIndexes.openStores(locale),
  ]);
  return {
    ...{ words, products },
    categories: categories.find(typed, MAX_CATEGORIES),
    brands: brands.find(typed, MAX_BRANDS),
    shops: stores.find(typed, MAX_STORES),
  };
}

/** More words are a finished search rather than the beginning of one. */
const MAX_WORDS = 4;
const MAX_WORD_LENGTH = 60;

/** The typed words replaced by the most similar known ones; the last one may be unfinished. */
async function correctTyped(database: Database, typed: string, locale: Locale): Promise<string | undefined> {
  const words = termsOf(typed, locale).map((term) => term.typed);
  if (words.length > MAX_WORDS || words.some(isUnspaced)) return undefined;
  const correctedWords = await Promise.all(
    words.map(async (word, index) => {
      const isLast = index === words.length - 1;
      const lengths = [word.length - 2, isLast ? MAX_WORD_LENGTH : word.length + 2] as const;
      const similar = await readSimilarWords(database, word, lengths);
      return (isLast ? completeWord(word, similar) : correctWord(word, similar))?.shown ?? word;
    }),
  );
  const corrected = correctedWords.join(' ');
  return corrected === typed ? undefined : corrected;
}
