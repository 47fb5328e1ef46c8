import { namedQuery, type WordGroup, wordQuery } from '@galleria/domain/search/word-query';
import type { Database } from '../../infra/database/database.ts';
import { condition, type Filters } from './filters.ts';
import { type ListRow, listRows, ORDERS, type Order, SHOWN, type Window } from './list-rows.ts';
import { PLACES } from './places.ts';
import { type Put, runPrepared } from './statements.ts';

interface Match {
  readonly groups: readonly WordGroup[];
  /** The same without what else they may be called. */
  readonly typed: readonly WordGroup[];
  /** Lists that all must stand in. */
  readonly marks: readonly (readonly string[])[];
  /** Each can be looked at closely; else the places of the words are looked up for all at once. */
  readonly isFew: boolean;
  readonly order: Order | 'rank';
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
  const found = `select t.product_id, t.${order === 'rank' ? 'popularity' : ORDERS[order]} as key from search_product t
    where t.words @@ ${put(wordQuery(groups, marks), 'tsquery')} and ${condition(put, filters)}`;
  return `with found as materialized (${order === 'rank' ? rankText(match, found, put) : found}),
    hits as (
      select product_id, key from found
      ${after ? `where (key, product_id) ${beyond} (${put(after.key, 'bigint')}, ${put(after.id, 'int')})` : ''}
      order by key ${direction}, product_id ${direction}
      limit ${put(window.size, 'int')} offset ${put(window.offset, 'int')})
    select (select count(*) from found) as total, hits.key, ${SHOWN}
    from (select 1) one left join hits on true left join search_product p on p.product_id = hits.product_id
    order by hits.key ${direction}, hits.product_id ${direction}`;
}

/** A popularity and what the places of the words are worth. */
function rankText(match: Match, found: string, put: Put): string {
  return `with matched as materialized (${found}) ${match.isFew ? rankClosely(match, put) : rankByPlaces(match, put)}`;
}

/** There may be more than was expected: of those beyond, the places are not looked at. */
const LOOKED_AT = 150;

/** Read off each product, whose words are fetched once. */
function rankClosely({ groups, typed }: Match, put: Put): string {
  const points = (worth: number, query: string) => `${worth} * (w.shelf @@ ${put(query, 'tsquery')})::int`;
  const worth = [
    points(IN_NAME, namedQuery(groups)),
    points(ON_SHELF, wordQuery(groups)),
    points(AS_TYPED, wordQuery(typed)),
  ].join(' + ');
  const popular = 'select product_id, key from matched order by key desc, product_id desc';
  return `select m.product_id, m.key + ${worth} as key
    from (${popular} limit ${LOOKED_AT}) m join search_product t on t.product_id = m.product_id
    cross join lateral (select ${PLACES.shelf} as shelf offset 0) w
    union all select * from (${popular} offset ${LOOKED_AT}) beyond`;
}

/** Each place is looked up by itself, from its index. */
function rankByPlaces({ groups, typed, marks }: Match, put: Put): string {
  const having = (place: keyof typeof PLACES, query: string) =>
    `materialized (select t.product_id from search_product t where ${PLACES[place]} @@ ${put(query, 'tsquery')})`;
  const points = (set: string, worth: number) => `${worth} * (m.product_id in (select product_id from ${set}))::int`;
  const words = wordQuery(groups, marks);
  return `, named as ${having('name', words)}, shelved as ${having('shelf', words)}, typed as ${having('shelf', wordQuery(typed))}
    select m.product_id,
      m.key + ${points('named', IN_NAME)} + ${points('shelved', ON_SHELF)} + ${points('typed', AS_TYPED)} as key
    from matched m`;
}
