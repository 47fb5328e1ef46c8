import type { Database } from '../../infra/database/database.ts';
import { condition, type Filters } from './filters.ts';
import { type ListRow, listRows, ORDERS, type Order, SHOWN, type Window } from './list-rows.ts';
import { type Put, runPrepared } from './statements.ts';

interface Match {
  /** All words wanted, in the database's notation. */
  readonly words: string;
  /** The same words where they count for more: each that a product has as well raises its rank. */
  readonly better: { readonly places: readonly string[]; readonly asTyped: string };
  readonly order: Order | 'rank';
  readonly window: Window;
  readonly filters: Filters;
}

/** What having the words in a better place, or as they were typed, is worth against popularity (see the domain). */
const BETTER_PLACE = 4_000;
const AS_TYPED = 3_000;

/** Takes all products with the words, then sorts: right when they are few. */
export async function matchWords(database: Database, match: Match): Promise<{ rows: ListRow[]; total: number }> {
  const rows = await runPrepared<ListRow & { total: string }>(database, (put) => matchText(match, put));
  return { rows: listRows(rows), total: Number(rows[0]?.total ?? 0) };
}

function matchText({ words, better, order, window, filters }: Match, put: Put): string {
  const [direction, beyond] = window.descending ? ['desc', '<'] : ['asc', '>'];
  const { after } = window;
  const has = (query: string) => `(t.near @@ ${put(query, 'tsquery')})::int`;
  const rank = () =>
    `t.popularity + ${BETTER_PLACE} * (${better.places.map(has).join(' + ')}) + ${AS_TYPED} * ${has(better.asTyped)}`;
  // All words of a product are a lot to unpack, so it is done once, and what ranks is kept.
  const near = order === 'rank' ? "ts_filter(t.words, '{a,b,c}')" : 'null::tsvector';
  return `with matched as materialized (
      select t.product_id, t.${order === 'rank' ? 'popularity' : ORDERS[order]}, ${near} as near
      from search_product t where t.words @@ ${put(words, 'tsquery')} and ${condition(put, filters)}),
    found as materialized (
      select t.product_id, ${order === 'rank' ? rank() : `t.${ORDERS[order]}`} as key from matched t),
    hits as (
      select product_id, key from found
      ${after ? `where (key, product_id) ${beyond} (${put(after.key, 'bigint')}, ${put(after.id, 'int')})` : ''}
      order by key ${direction}, product_id ${direction}
      limit ${put(window.size, 'int')} offset ${put(window.offset, 'int')})
    select (select count(*) from found) as total, hits.key, ${SHOWN}
    from (select 1) one left join hits on true left join search_product p on p.product_id = hits.product_id
    order by hits.key ${direction}, hits.product_id ${direction}`;
}
