import type { Database } from '../../infra/database/database.ts';
import { condition, type Filters, LARGEST_CENTS } from './filters.ts';
import { type ListRow, listRows, ORDERS, type Order, SHOWN, type Window } from './list-rows.ts';
import { countPassing, namedOnly, smallestScope } from './scope-db.ts';
import { type Put, runPlanned, runPrepared } from './statements.ts';

/** A walk that has found too little by then is given up: what is wanted is rare, and better looked for another way. */
export const LONGEST_WALK = 20_000;

/** Always so. The indexes that hold the filters know nothing of sales: none is read whole and sorted into another order. */
const SOLD = 'and s.sold >= 0';

interface Walk {
  readonly order: Order;
  readonly window: Window;
  readonly filters: Filters;
  /** In the database's notation. */
  readonly words?: string | undefined;
  /** How many pass is to be told too; of an unfiltered list its size says it. */
  readonly counts: boolean;
  readonly isBounded: boolean;
}

interface Walked {
  readonly rows: ListRow[];
  /** Products in the list that was walked. */
  readonly size: number;
  /** Of so many looked at, so many passed the filters, words left aside. */
  readonly seen: number;
  readonly passing: number;
}

/** A list by price is entered where the wanted prices begin, not at its end. */
function priceRange(put: Put, { minPrice, maxPrice }: Filters): string {
  return `and s.price between ${put(minPrice ?? 0, 'int')} and ${put(maxPrice ?? LARGEST_CENTS, 'int')}`;
}

/** Goes along the smallest list in the wanted order and takes what passes. */
export async function walkShelf(database: Database, walk: Walk): Promise<Walked> {
  // A whole list is not walked along but searched, best by whatever filter leaves least.
  const run = walk.isBounded ? runPrepared : runPlanned;
  const rows = await run<ListRow & Omit<Walked, 'rows'>>(database, (put) => walkText(walk, put));
  const [{ size, seen, passing } = { size: 0, seen: 0, passing: 0 }] = rows;
  return { rows: listRows(rows), size, seen: Number(seen), passing: Number(passing) };
}

function walkText({ order, window, filters, words, counts, isBounded }: Walk, put: Put): string {
  const column = ORDERS[order];
  const [direction, beyond] = window.descending ? ['desc', '<'] : ['asc', '>'];
  const along = (table: string, key: string) => `${table}.${key} ${direction}, ${table}.product_id ${direction}`;
  const scope = smallestScope(put, filters);
  const passes = condition(put, filters);
  const [size, offset] = [put(window.size, 'int'), put(window.offset, 'int')];
  const range = order === 'price' ? priceRange(put, filters) : '';
  const among = `${order === 'popularity' ? '' : SOLD} ${range} ${namedOnly(put, filters)}`;
  const { after } = window;
  const isAfter =
    after && `and (s.${column}, s.product_id) ${beyond} (${put(after.key, 'bigint')}, ${put(after.id, 'int')})`;
  // Asked row by row, so that nobody is tempted to fetch all products with these words first.
  const hasWords =
    words !== undefined &&
    `and (select p.words @@ ${put(words, 'tsquery')} from search_product p where p.product_id = t.product_id)`;
  return `with ${scope}, hits as materialized (
      select w.product_id, w.key from scope
      cross join lateral unnest(scope.owners) o(owner)
      cross join lateral (
        select t.product_id, t.${column} as key
        from (select s.* from search_shelf s where s.kind = scope.kind and s.owner = o.owner ${among} ${isAfter ?? ''}
          ${isBounded ? `order by ${along('s', column)} limit ${LONGEST_WALK}` : ''}) t
        where ${passes} ${hasWords || ''}
        order by ${along('t', column)} limit ${size} + ${offset}) w
      order by ${along('w', 'key')} limit ${size} offset ${offset}),
    counted as (${countPassing(put, filters, counts && passes)})
    select scope.size, counted.seen, counted.passing, hits.key, ${SHOWN}
    from scope cross join counted left join hits on true
    left join search_product p on p.product_id = hits.product_id
    order by ${along('hits', 'key')}`;
}
