import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/search/search';
import { refuse } from '@galleria/domain/refusals';
import { type Cursor, readCursor, SORTS, writeCursor } from '@galleria/domain/search/sort-order';
import type { Locale } from '@galleria/domain/site/locales';
import { toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { SearchContext } from '../context.ts';
import { filtersFor, isUnfiltered, storeTags } from './filters.ts';
import { type FoundProducts, findProducts, type ProductQuery } from './find-products.ts';
import {
  listSurroundings,
  MATCH_ORDERS,
  type MatchOrder,
  SORT_COLUMNS,
  type SortOrder,
  toListItem,
} from './list-item.ts';
import { parseKeyword } from './parse-query.ts';
import { relax, relaxed } from './relax-query.ts';

type Input = ParsedInputOf<typeof contract.searchProducts>;
type Page = OutputOf<typeof contract.searchProducts>;

/** Limits the offset of page numbers; cursors have no limit. */
const MAX_DEPTH_BY_MATCH = 1_000;
const MAX_DEPTH = 10_000;

/**
 * The list of products: parses the keyword, chooses a strategy, runs its statement and presents the rows. See
 * README.md.
 */
export const searchProducts: UseCase<typeof contract.searchProducts, SearchContext> = async (
  context,
  input,
  { locale },
) => {
  const cursor = input.cursor === undefined ? undefined : readCursor(input.cursor);
  const { order, descending } = orderOf(input, cursor);
  const offset = input.cursor === undefined ? (input.current - 1) * input.size : 0;
  const hasWords = input.keyword !== undefined && input.keyword !== '';
  const maxDepth = hasWords && input.sort === undefined ? MAX_DEPTH_BY_MATCH : MAX_DEPTH;
  if (offset + input.size > maxDepth || (input.cursor !== undefined && !cursor) || !order) {
    return refuse('search.tooDeep');
  }
  const filters = await filtersFor(context, input);
  if (!filters) return emptyPage(input);
  // One row more than shown, to know whether there is a next page.
  const window = { descending, after: cursor, offset, size: input.size + 1 };
  const { parsed, corrected } = await parseKeyword(context, input, filters, locale);
  const found = await findOrRelax(context, input, { order, window, filters, parsed });
  return presentPage(context, input, { ...found, corrected, descending }, locale);
};

/** When no product has all words, finds those with most of them; only then more statements are needed. */
async function findOrRelax(context: SearchContext, input: Input, query: ProductQuery) {
  const found = await findProducts(context, query);
  const { parsed } = query;
  if (found.total > 0 || !parsed || input.exact === 1) return { ...found, isPartial: false };
  const relaxation = await relax(context.database, parsed, {
    tags: storeTags(input),
    isUnfiltered: isUnfiltered(query.filters),
  });
  if (!relaxation) return { ...found, isPartial: false };
  return { ...(await findProducts(context, { ...query, parsed: relaxed(parsed, relaxation) })), isPartial: true };
}

/** A cursor continues in its own order. Best match needs a keyword; without one the order is popularity. */
function orderOf(
  { sort, orderBy, keyword }: Input,
  cursor: Cursor | undefined,
): { order: SortOrder | MatchOrder | undefined; descending: boolean } {
  if (cursor) {
    const name = cursor.order.slice(0, -1);
    const descending = cursor.order.endsWith('-');
    const match = keyword && descending ? MATCH_ORDERS.find((one) => one === name) : undefined;
    return { order: Object.hasOwn(SORT_COLUMNS, name) ? (name as SortOrder) : match, descending };
  }
  if (sort === undefined) return { order: keyword ? 'rank' : 'popularity', descending: true };
  const { by, descending } = SORTS[sort];
  return { order: by, descending: orderBy === undefined ? descending : orderBy === 1 };
}

type Result = FoundProducts & {
  readonly corrected: string | null;
  readonly isPartial: boolean;
  readonly descending: boolean;
};

async function presentPage(context: SearchContext, input: Input, result: Result, locale: Locale): Promise<Page> {
  const { rows, total, isEstimate, isPartial, order, corrected, descending } = result;
  const { size } = input;
  const surroundings = await listSurroundings(context, locale);
  const shown = rows.slice(0, size);
  const records: Page['records'] = shown.map((row) => toListItem(row, surroundings, locale));
  const [first] = records;
  // The API's wire format has the list twice: as records, and as `products` of the first record.
  if (first) records[0] = { ...first, products: [...records] };
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    ...toPage(records, total, input),
    ...{ corrected, isEstimate, isPartial },
    nextCursor: last ? writeCursor({ order: `${order}${descending ? '-' : '+'}`, key: last.key, id: last.id }) : null,
  };
}

function emptyPage(input: Input): Page {
  const nothing = { corrected: null, isEstimate: false, isPartial: false, nextCursor: null };
  return { ...toPage<Page['records'][number]>([], 0, input), ...nothing };
}
