import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type { searchProducts } from '@galleria/contract/search';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { type Cursor, readCursor, writeCursor } from '@galleria/domain/search/cursor';
import { SORTS } from '@galleria/domain/search/sorts';
import type { Locale } from '@galleria/domain/site/locales';
import type { SearchContext } from './context.ts';
import { filtersFor } from './criteria.ts';
import { type Found, findProducts } from './find-products.ts';
import { MATCHES, type MatchOrder, ORDERS, type Order } from './list-rows.ts';
import { readKeyword } from './read-words.ts';
import { showItem } from './show-item.ts';

type Question = ParsedInputOf<typeof searchProducts>;
type Page = OutputOf<typeof searchProducts>;

/** Nobody reads further by page number; a cursor goes on for ever. */
const DEEPEST_BY_MATCH = 1_000;
const DEEPEST = 10_000;

export async function showSearchPage(
  context: SearchContext,
  question: Question,
  locale: Locale,
): Promise<Page | Refused<'search.tooDeep'>> {
  const cursor = question.cursor === undefined ? undefined : readCursor(question.cursor);
  const { order, descending } = orderOf(question, cursor);
  const offset = question.cursor === undefined ? (question.current - 1) * question.size : 0;
  const hasWords = question.keyword !== undefined && question.keyword !== '';
  const deepest = hasWords && question.sort === undefined ? DEEPEST_BY_MATCH : DEEPEST;
  if (offset + question.size > deepest || (question.cursor !== undefined && !cursor) || !order) {
    return refuse('search.tooDeep');
  }
  const filters = await filtersFor(context, question);
  if (!filters) return emptyPage(question);
  const window = { descending, after: cursor, offset, size: question.size + 1 };
  const { reading, corrected } = await readKeyword(context, question, filters, locale);
  const found = await findProducts(context, { order, window, filters, reading });
  return showPage(context, question, { ...found, corrected, descending }, locale);
}

/** The best match first needs words; without them it is the most popular. Whoever has a cursor goes on in its order. */
function orderOf(
  { sort, orderBy, keyword }: Question,
  cursor: Cursor | undefined,
): { order: Order | MatchOrder | undefined; descending: boolean } {
  if (cursor) {
    const name = cursor.order.slice(0, -1);
    const descending = cursor.order.endsWith('-');
    const match = keyword && descending ? MATCHES.find((one) => one === name) : undefined;
    return { order: Object.hasOwn(ORDERS, name) ? (name as Order) : match, descending };
  }
  if (sort === undefined) return { order: keyword ? 'rank' : 'popularity', descending: true };
  const { by, descending } = SORTS[sort];
  return { order: by, descending: orderBy === undefined ? descending : orderBy === 1 };
}

async function showPage(
  { stores }: SearchContext,
  question: Question,
  { rows, total, isEstimate, order, corrected, descending }: Found & { corrected: string | null; descending: boolean },
  locale: Locale,
): Promise<Page> {
  const { size } = question;
  const heads = await stores.summaries(locale);
  const shown = rows.slice(0, size);
  const records: Page['records'] = shown.map((row) => showItem(row, heads, locale));
  const [first] = records;
  // The API has two readings of a page: the list, and its first element's `products`.
  if (first) records[0] = { ...first, products: records.map((record) => ({ ...record })) };
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    records,
    total,
    pages: Math.ceil(total / size),
    current: question.current,
    size,
    corrected,
    isEstimate,
    nextCursor: last ? writeCursor({ order: `${order}${descending ? '-' : '+'}`, key: last.key, id: last.id }) : null,
  };
}

function emptyPage({ current, size }: Question): Page {
  return { records: [], total: 0, pages: 0, current, size, corrected: null, isEstimate: false, nextCursor: null };
}
