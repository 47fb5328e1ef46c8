import type { FacetRow } from '@galleria/domain/search/facets';
import type { Database } from '../../infra/database/database.ts';
import { condition, type Filters } from './filters.ts';
import { runPrepared } from './statements.ts';
import { sampleOfScope, smallestScope } from './walk-db.ts';

/** How many products are looked at to count choices; the counts of larger lists are scaled up. */
export const FACET_SAMPLE = 2_000;

const COUNTED = `t.brand_id as "brandId", t.shop_id as "shopId", t.category1, t.category2, t.category3, t.price, t.rating,
  t.delivery, t.in_stock as "inStock"`;

/** A fair sample of a list, or all of it. */
export async function sampleShelf(database: Database, filters: Filters): Promise<{ rows: FacetRow[]; size: number }> {
  const rows = await runPrepared<FacetRow & { size: number }>(
    database,
    (put) => `with ${smallestScope(put, filters)}
      select scope.size, ${COUNTED} from scope cross join (${sampleOfScope(FACET_SAMPLE)}) t
      where ${condition(put, filters)}`,
  );
  return { rows, size: rows[0]?.size ?? 0 };
}

export async function matchRows(database: Database, words: string, filters: Filters): Promise<FacetRow[]> {
  return runPrepared<FacetRow>(
    database,
    (put) => `select ${COUNTED} from search_product t
      where t.words @@ ${put(words, 'tsquery')} and ${condition(put, filters)}`,
  );
}
