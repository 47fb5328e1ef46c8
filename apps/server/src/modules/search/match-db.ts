import { type WordGroup, wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../infra/database/database.ts';
import { condition, type Filters } from './filters.ts';
import {
  type ListRow,
  listRows,
  type MatchOrder,
  ON_SHELF_FIRST,
  ORDERS,
  type Order,
  SHOWN,
  type Window,
} from './list-rows.ts';
import { PLACES } from './places.ts';
import { type Put, runPrepared } from './statements.ts';

interface Match {
  readonly groups: readonly WordGroup[];
  /** The same without what else they may be called; none when no product has a word as it was typed. */
  readonly typed: readonly WordGroup[];
  /** Lists that all must stand in. */
  readonly marks: readonly (readonly string[])[];
  readonly order: Order | MatchOrder;
  readonly window: Window;
  readonly filters: Filters;
}

/** What the words are worth in the name, in name, brand or category, and there as they were typed: see popularity. */
const IN_NAME = 4_000;
const ON_SHELF = 8_000;
const AS_TYPED = 3_000;

/** Takes all products with the words, then sorts: right when they are few. */
export async function matchWords(database: Database, match: Match): Promise<{ rows: ListRow[]; total: number }> {
  const rows = await runPrepared<ListRow & { total: string }>(database, (put) => matchText(match, put));
  return { rows: listRows(rows), total: Number(rows[0]?.total ?? 0) };
}

function matchText(match: Match, put: Put): string {
  const { groups, marks, order, window, filters } = match;
  const [direction, beyond] = window.descending ? ['desc', '<'] : ['asc', '>'];
  const { after } = window;
  const places = placesOf(match);
  const column = order === 'rank' || order === 'shelf' ? ORDERS.popularity : ORDERS[order];
  const found = `select t.product_id, t.${column} as key from search_product t
    where t.words @@ ${put(wordQuery(groups, marks), 'tsquery')} and ${condition(put, filters)}`;
  return `with found as materialized (${places.length > 0 ? rankText(places, found, put) : found}),
    hits as (
      select product_id, key from found
      ${after ? `where (key, product_id) ${beyond} (${put(after.key, 'bigint')}, ${put(after.id, 'int')})` : ''}
      order by key ${direction}, product_id ${direction}
      limit ${put(window.size, 'int')} offset ${put(window.offset, 'int')})
    select (select count(*) from found) as total, hits.key, ${SHOWN}
    from (select 1) one left join hits on true left join search_product p on p.product_id = hits.product_id
    order by hits.key ${direction}, hits.product_id ${direction}`;
}

interface Place {
  readonly name: string;
  readonly where: string;
  readonly query: string;
  readonly worth: number;
}

/** Where it counts for the order that the words are; nowhere when the order has nothing to do with words. */
function placesOf({ groups, typed, marks, order }: Match): Place[] {
  const [words, asTyped] = [wordQuery(groups, marks), wordQuery(typed, marks)];
  if (order === 'shelf') return [{ name: 'shelved', where: PLACES.shelf, query: words, worth: ON_SHELF_FIRST }];
  if (order !== 'rank') return [];
  // Most words have no other name, and then nothing more needs to be looked up.
  const isTyped = words === asTyped;
  return [
    { name: 'named', where: PLACES.name, query: words, worth: IN_NAME },
    { name: 'shelved', where: PLACES.shelf, query: words, worth: isTyped ? ON_SHELF + AS_TYPED : ON_SHELF },
    ...(isTyped || typed.length === 0 ? [] : [{ name: 'typed', where: PLACES.shelf, query: asTyped, worth: AS_TYPED }]),
  ];
}

/** A popularity and what the places of the words are worth. Each place is looked up by itself, from its index. */
function rankText(places: readonly Place[], found: string, put: Put): string {
  const lookups = places.map(
    ({ name, where, query }) =>
      `${name} as materialized (select t.product_id from search_product t where ${where} @@ ${put(query, 'tsquery')})`,
  );
  const points = places.map(({ name, worth }) => `${worth} * (m.product_id in (select product_id from ${name}))::int`);
  return `with matched as materialized (${found}), ${lookups.join(', ')}
    select m.product_id, m.key + ${points.join(' + ')} as key from matched m`;
}
