import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/search/search';
import { colourOf } from '@galleria/domain/search/colours';
import { colourMark, pinyinMark } from '@galleria/domain/search/marks';
import { isStopWord } from '@galleria/domain/search/stop-words';
import { type WordGroup, wordQuery } from '@galleria/domain/search/word-query';
import { isUnspaced, type Term, termsOf } from '@galleria/domain/search/words';
import type { Locale } from '@galleria/domain/site/locales';
import type { SearchContext } from '../context.ts';
import { type ListRow, listSurroundings, toListItem } from '../query/list-item.ts';
import { readProductsById, readSuggestedProducts } from './suggest-db.ts';

type Product = OutputOf<typeof contract.searchSuggestions>['products'][number];

const MAX_PRODUCTS = 3;
/** Fewer letters are the prefix of too many words. */
const MIN_LETTERS = 3;

/** The most popular products with these words in name, brand, category or options; the last word may be unfinished. */
export async function suggestProducts(context: SearchContext, typed: string, locale: Locale): Promise<Product[]> {
  const groups = groupsOf(typed, locale);
  if (groups.length === 0) return [];
  const [rows, surroundings] = await Promise.all([
    popularProducts(context, wordQuery(groups)),
    listSurroundings(context, locale),
  ]);
  return rows.map((row) => {
    const { prodId, prodName, pic, price, activityPrice } = toListItem(row, surroundings, locale);
    return { prodId, prodName, pic, price: activityPrice ?? price };
  });
}

/**
 * PostgreSQL finds all products with the words before it compares some of them. Where there are many, the ids found are
 * cached for some minutes; price and availability are read every time.
 */
async function popularProducts({ database, suggestedCache }: SearchContext, tsquery: string): Promise<ListRow[]> {
  const before = suggestedCache.get({ tsquery });
  if (before) return readProductsById(database, before);
  const { rows, wereMany } = await readSuggestedProducts(database, tsquery, MAX_PRODUCTS);
  if (wereMany)
    suggestedCache.set(
      { tsquery },
      rows.map(({ id }) => id),
    );
  return rows;
}

function groupsOf(typed: string, locale: Locale): WordGroup[] {
  const terms = termsOf(typed, locale).filter((term) => !isStopWord(term.typed));
  const last = terms.at(-1);
  if (!last || (!isUnspaced(last.typed) && last.typed.length < MIN_LETTERS)) return [];
  return terms.map((term) => (term === last ? unfinished(term) : { alternatives: alternativesOf(term) }));
}

function unfinished(term: Term): WordGroup {
  const { typed } = term;
  if (isUnspaced(typed)) return { alternatives: alternativesOf(term) };
  const bySound = { alternatives: [], prefix: pinyinMark(typed) };
  return { alternatives: alternativesOf(term), prefix: typed, parts: [[bySound]] };
}

function alternativesOf({ typed, alternatives }: Term): WordGroup['alternatives'] {
  const colour = colourOf(typed);
  return colour ? [...alternatives, [colourMark(colour)]] : alternatives;
}
