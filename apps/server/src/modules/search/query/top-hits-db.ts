import type { Database } from '../../../infra/database/database.ts';
import type { Filters } from './filters.ts';
import { LIST_COLUMNS, type ListRow, toListRows, type Window } from './list-item.ts';
import {
  type BindValue,
  countMatching,
  filterCondition,
  runPrepared,
  smallestListing,
  TSVECTOR_FIELDS,
} from './sql.ts';

interface TopHitsQuery {
  /** A tsquery. */
  readonly tsquery: string;
  /** Only products of at least this popularity; must be one of `POPULARITY_TIERS`. */
  readonly popularityTier?: number | undefined;
  readonly window: Window;
  readonly filters: Filters;
  /** Whether the share of products that passes the filters is estimated too. */
  readonly counts: boolean;
}

interface TopHits {
  readonly rows: ListRow[];
  /** `passing` of `seen` sampled products pass the filters; words are not checked. */
  readonly seen: number;
  readonly passing: number;
}

/** The most popular products that have the words in name, brand or category. */
export async function topHits(database: Database, query: TopHitsQuery): Promise<TopHits> {
  const rows = await runPrepared<ListRow & Omit<TopHits, 'rows'>>(database, (bind) => topHitsStatement(query, bind));
  const [{ seen, passing } = { seen: 0, passing: 0 }] = rows;
  return { rows: toListRows(rows), seen: Number(seen), passing: Number(passing) };
}

function topHitsStatement({ tsquery, popularityTier, filters, window, counts }: TopHitsQuery, bind: BindValue): string {
  const { after } = window;
  // A literal, since the planner matches the partial index of the tier only with a constant.
  const inTier = popularityTier === undefined ? '' : `and t.tier >= ${popularityTier}`;
  const passes = filterCondition(bind, filters);
  const listing = counts ? `${smallestListing(bind, filters)},` : '';
  return `with ${listing} hits as materialized (
      select t.product_id, t.popularity as key from search_product t
      where ${TSVECTOR_FIELDS.nameBrandCategory} @@ ${bind(tsquery, 'tsquery')} ${inTier} and ${passes}
      ${after ? `and (t.popularity, t.product_id) < (${bind(after.key, 'bigint')}, ${bind(after.id, 'int')})` : ''}
      order by t.popularity desc, t.product_id desc
      limit ${bind(window.size, 'int')} offset ${bind(window.offset, 'int')}),
    counted as (${countMatching(bind, filters, counts ? passes : undefined)})
    select counted.seen, counted.passing, hits.key, ${LIST_COLUMNS}
    from counted left join hits on true left join search_product p on p.product_id = hits.product_id
    order by hits.key desc, hits.product_id desc`;
}
