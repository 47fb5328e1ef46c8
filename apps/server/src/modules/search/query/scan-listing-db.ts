import type { Database } from '../../../infra/database/database.ts';
import { type Filters, isSingleListing, MAX_CENTS } from './filters.ts';
import { LIST_COLUMNS, type ListRow, SORT_COLUMNS, type SortOrder, toListRows, type Window } from './list-item.ts';
import {
  type BindValue,
  countMatching,
  filterCondition,
  namedProductsOnly,
  ownersOfListing,
  runPrepared,
  runUnprepared,
  smallestListing,
} from './sql.ts';

/** A bounded walk stops after this many rows: hits are so rare then that another strategy finds them faster. */
export const MAX_SCANNED_ROWS = 20_000;

/**
 * `walk`: along the index of the sort order until the page is full; for listings that are known to be short enough.
 * `boundedWalk`: the same, up to `MAX_SCANNED_ROWS`. `sort`: sorts all rows that pass; for hits that a walk does not
 * find.
 */
export type ScanMethod = 'walk' | 'boundedWalk' | 'sort';

interface Scan {
  readonly order: SortOrder;
  readonly window: Window;
  readonly filters: Filters;
  /** A tsquery. */
  readonly tsquery?: string | undefined;
  /** Whether the share of the listing that passes is estimated too; without filters, its size is the total. */
  readonly counts: boolean;
  readonly method: ScanMethod;
}

interface ScanResult {
  readonly rows: ListRow[];
  /** Products in the listing that was scanned. */
  readonly size: number;
  /** `passing` of `seen` sampled products pass the filters; words are not checked. */
  readonly seen: number;
  readonly passing: number;
}

/** Reads the smallest listing in the sort order and keeps the rows that pass the filters. */
export async function scanListing(database: Database, scan: Scan): Promise<ScanResult> {
  // The best plan for sorting a whole listing depends on which filter is the most selective.
  const run = scan.method === 'sort' ? runUnprepared : runPrepared;
  const rows = await run<ListRow & Omit<ScanResult, 'rows'>>(database, (bind) => scanStatement(scan, bind));
  const [{ size, seen, passing } = { size: 0, seen: 0, passing: 0 }] = rows;
  return { rows: toListRows(rows), size, seen: Number(seen), passing: Number(passing) };
}

function scanStatement(scan: Scan, bind: BindValue): string {
  const { order, window, filters, counts, method } = scan;
  const direction = window.descending ? 'desc' : 'asc';
  const sortedBy = (table: string, key: string) => `${table}.${key} ${direction}, ${table}.product_id ${direction}`;
  const column = SORT_COLUMNS[order];
  const sortedListing = (table: string) =>
    `${table}.kind ${direction}, ${table}.owner ${direction}, ${sortedBy(table, column)}`;
  const passes = isSingleListing(filters) ? 'true' : filterCondition(bind, filters);
  const condition = `${passes} ${wordCondition(scan, bind)}`;
  const [size, offset] = [bind(window.size, 'int'), bind(window.offset, 'int')];
  const bound = method === 'boundedWalk' ? `order by ${sortedListing('s')} limit ${MAX_SCANNED_ROWS}` : '';
  return `with ${smallestListing(bind, filters)}, hits as materialized (
      select w.product_id, w.key from listing
      cross join lateral ${ownersOfListing(filters)} o(owner)
      cross join lateral (
        select f.product_id, f.key from (
          select t.product_id, t.${column} as key
          from (select s.* from search_shelf s where ${rangeCondition(scan, bind)} ${bound}) t
          where ${method === 'sort' ? condition : withoutEstimate(condition)}
          order by ${sortedListing('t')} limit ${roundedUp(window.offset + window.size)}) f
        limit ${size} + ${offset}) w
      order by ${sortedBy('w', 'key')} limit ${size} offset ${offset}),
    counted as (${countMatching(bind, filters, counts ? passes : undefined)})
    select listing.size, counted.seen, counted.passing, hits.key, ${LIST_COLUMNS}
    from listing cross join counted left join hits on true
    left join search_product p on p.product_id = hits.product_id
    order by ${sortedBy('hits', 'key')}`;
}

/** A literal number tells the planner how few rows are wanted; powers of two limit the number of statement texts. */
function roundedUp(rows: number): number {
  return 2 ** Math.ceil(Math.log2(rows));
}

/** A correlated subquery, so that the planner cannot fetch all products with these words first. */
function wordCondition({ tsquery }: Scan, bind: BindValue): string {
  if (tsquery === undefined) return '';
  return `and (select p.words @@ ${bind(tsquery, 'tsquery')} from search_product p where p.product_id = t.product_id)`;
}

/**
 * Hides the condition from the planner, which would multiply its guesses for a dozen filters, expect one row, and sort
 * the listing rather than walk.
 */
function withoutEstimate(condition: string): string {
  return `case when ${condition} then true else false end`;
}

/** Always true. It keeps the planner from reading a covering index, which lacks this column, and sorting the rows. */
const NO_COVERING_INDEX = 'and s.sold >= 0';

/**
 * The part of the listing behind the cursor and within the prices. A walk compares whole index keys: the planner
 * expects many rows in a range, even if it expects few in an average listing, and therefore follows the index and stops
 * when the page is full.
 */
function rangeCondition({ order, window, filters, method }: Scan, bind: BindValue): string {
  const column = SORT_COLUMNS[order];
  const { after, descending } = window;
  const { minPriceCents = 0, maxPriceCents = MAX_CENTS } = filters;
  const cursor = after && [bind(after.key, 'bigint'), bind(after.id, 'int')];
  const others = `${order === 'popularity' ? '' : NO_COVERING_INDEX} ${namedProductsOnly(bind, filters)}`;
  if (method === 'sort' || filters.scope?.productIds) {
    const behind = cursor ? `and (s.${column}, s.product_id) ${descending ? '<' : '>'} (${cursor.join(', ')})` : '';
    return `s.kind = listing.kind and s.owner = o.owner ${behind} ${others}`;
  }
  // Sorted by price, the walk starts and ends with the wanted prices.
  const price = (cents: number) => (order === 'price' ? [bind(cents, 'int')] : []);
  const [start, end] = descending ? [maxPriceCents, minPriceCents] : [minPriceCents, maxPriceCents];
  const [forward, back] = descending ? ['<', '>'] : ['>', '<'];
  const edge = (comparison: string, values: readonly string[]) => {
    const columns = ['kind', 'owner', column, 'product_id'].slice(0, 2 + values.length).map((name) => `s.${name}`);
    return `(${columns.join(', ')}) ${comparison} (${['listing.kind', 'o.owner', ...values].join(', ')})`;
  };
  const from = cursor ? edge(forward, cursor) : edge(`${forward}=`, price(start));
  return `${from} and ${edge(`${back}=`, price(end))} ${others}`;
}
