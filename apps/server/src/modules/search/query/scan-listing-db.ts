import type { Database } from '../../../infra/database/database.ts';
import { type Filters, MAX_CENTS } from './filters.ts';
import { LIST_COLUMNS, type ListRow, SORT_COLUMNS, type SortOrder, toListRows, type Window } from './list-item.ts';
import {
  type BindValue,
  countPassing,
  filterCondition,
  namedProductsOnly,
  runPrepared,
  runUnprepared,
  smallestListing,
} from './sql.ts';

/** A bounded scan gives up after this many rows: hits are rare then, and another strategy finds them faster. */
export const MAX_SCANNED_ROWS = 20_000;

interface Scan {
  readonly order: SortOrder;
  readonly window: Window;
  readonly filters: Filters;
  /** A tsquery. */
  readonly words?: string | undefined;
  /** Whether the share of the listing that passes is estimated too; without filters its size is the total. */
  readonly counts: boolean;
  readonly isBounded: boolean;
}

interface ScanResult {
  readonly rows: ListRow[];
  /** Products in the listing that was scanned. */
  readonly size: number;
  /** Of `seen` sampled products `passing` fulfil the filters; words are not checked. */
  readonly seen: number;
  readonly passing: number;
}

/** Reads the smallest listing along the index of the sort order and takes what passes the filters. */
export async function scanListing(database: Database, scan: Scan): Promise<ScanResult> {
  // An unbounded scan reads the whole listing; its best plan depends on which filter leaves least.
  const run = scan.isBounded ? runPrepared : runUnprepared;
  const rows = await run<ListRow & Omit<ScanResult, 'rows'>>(database, (bind) => scanStatement(scan, bind));
  const [{ size, seen, passing } = { size: 0, seen: 0, passing: 0 }] = rows;
  return { rows: toListRows(rows), size, seen: Number(seen), passing: Number(passing) };
}

function scanStatement({ order, window, filters, words, counts, isBounded }: Scan, bind: BindValue): string {
  const column = SORT_COLUMNS[order];
  const direction = window.descending ? 'desc' : 'asc';
  const sortedBy = (table: string, key: string) => `${table}.${key} ${direction}, ${table}.product_id ${direction}`;
  const listing = smallestListing(bind, filters);
  const passes = filterCondition(bind, filters);
  const [size, offset] = [bind(window.size, 'int'), bind(window.offset, 'int')];
  const range = `${rangeConditions(order, filters, bind)} ${afterCondition(column, window, bind)}`;
  const scanBound = isBounded ? `order by ${sortedBy('s', column)} limit ${MAX_SCANNED_ROWS}` : '';
  // A subquery per row, so that the planner cannot fetch all products with these words first.
  const hasWords =
    words === undefined
      ? ''
      : `and (select p.words @@ ${bind(words, 'tsquery')} from search_product p where p.product_id = t.product_id)`;
  return `with ${listing}, hits as materialized (
      select w.product_id, w.key from listing
      cross join lateral unnest(listing.owners) o(owner)
      cross join lateral (
        select t.product_id, t.${column} as key
        from (select s.* from search_shelf s where s.kind = listing.kind and s.owner = o.owner ${range} ${scanBound}) t
        where ${passes} ${hasWords}
        order by ${sortedBy('t', column)} limit ${size} + ${offset}) w
      order by ${sortedBy('w', 'key')} limit ${size} offset ${offset}),
    counted as (${countPassing(bind, filters, counts ? passes : undefined)})
    select listing.size, counted.seen, counted.passing, hits.key, ${LIST_COLUMNS}
    from listing cross join counted left join hits on true
    left join search_product p on p.product_id = hits.product_id
    order by ${sortedBy('hits', 'key')}`;
}

/** Always true. It keeps the planner from reading a covering index, which lacks this column, and sorting the rows. */
const NO_COVERING_INDEX = 'and s.sold >= 0';

function rangeConditions(order: SortOrder, filters: Filters, bind: BindValue): string {
  const { minPriceCents = 0, maxPriceCents = MAX_CENTS } = filters;
  // Sorted by price, the scan starts where the wanted prices start.
  const prices = () => `and s.price between ${bind(minPriceCents, 'int')} and ${bind(maxPriceCents, 'int')}`;
  return [
    order === 'popularity' ? '' : NO_COVERING_INDEX,
    order === 'price' ? prices() : '',
    namedProductsOnly(bind, filters),
  ].join(' ');
}

function afterCondition(column: string, { after, descending }: Window, bind: BindValue): string {
  if (!after) return '';
  return `and (s.${column}, s.product_id) ${descending ? '<' : '>'} (${bind(after.key, 'bigint')}, ${bind(after.id, 'int')})`;
}
