import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/search/search';
import { fold } from '@galleria/domain/search/fold';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { SearchContext } from '../context.ts';
import { completePhrases } from './complete-phrases.ts';
import { correctTyped } from './correct-typed.ts';
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
