import type { FacetRow } from '@galleria/domain/search/facets';
import type { Database } from '../../infra/database/database.ts';
import { condition, type Filters } from './filters.ts';
import { sampleOfScope, smallestScope, wholeScope } from './scope-db.ts';
import { type Put, runPlanned, runPrepared } from './statements.ts';

/** Which of its categories is counted: 0 for the uppermost. */
type Level = number;

/** A fair sample of a list of which so many are looked at, or all that passes of one that is not longer. */
export async function sampleShelf(
  database: Database,
  filters: Filters,
  level: Level,
  lookedAt: number,
): Promise<{ rows: FacetRow[]; scale: number }> {
  const [found] = await runPrepared<{ size: number; packed: Buffer | null }>(
    database,
    (put) => `with ${smallestScope(put, filters)}
      select scope.size, (
        select ${packed(put, level)} from (${sampleOfScope(put, filters, lookedAt)}) t where ${condition(put, filters)}
      ) as packed from scope`,
  );
  return { rows: unpack(found?.packed), scale: Math.max(1, (found?.size ?? 0) / lookedAt) };
}

/** All of a list that passes: for filters that leave so little that a sample has none of it. */
export async function wholeShelf(database: Database, filters: Filters, level: Level): Promise<FacetRow[]> {
  const [found] = await runPlanned<{ packed: Buffer | null }>(
    database,
    (put) => `with ${smallestScope(put, filters)}
      select ${packed(put, level)} as packed from (${wholeScope(put, filters)}) t where ${condition(put, filters)}`,
  );
  return unpack(found?.packed);
}

export async function matchRows(
  database: Database,
  words: string,
  filters: Filters,
  level: Level,
): Promise<FacetRow[]> {
  const [found] = await runPrepared<{ packed: Buffer | null }>(
    database,
    (put) => `select ${packed(put, level)} as packed from search_product t
      where t.words @@ ${put(words, 'tsquery')} and ${condition(put, filters)}`,
  );
  return unpack(found?.packed);
}

const RATING_BITS = 6;
const DELIVERY_BITS = 8;
const BYTES = 20;

/** Thousands of rows as one value: to read them one by one would cost more than to count them. */
function packed(put: Put, level: Level): string {
  const category = `(array[t.category1, t.category2, t.category3])[${put(level + 1, 'int')}]`;
  const rest = `t.rating | (t.delivery::int << ${RATING_BITS}) | (t.in_stock::int << ${RATING_BITS + DELIVERY_BITS})`;
  const numbers = ['t.brand_id', 't.shop_id', `coalesce(${category}, 0)`, 't.price', rest];
  return `string_agg(${numbers.map((number) => `int4send(${number})`).join(' || ')}, '')`;
}

function unpack(bytes: Buffer | null | undefined): FacetRow[] {
  if (!bytes) return [];
  return Array.from({ length: bytes.length / BYTES }, (_, place) => {
    const at = (number: number) => bytes.readInt32BE(place * BYTES + number * 4);
    const rest = at(4);
    return {
      brandId: at(0),
      shopId: at(1),
      category: at(2),
      price: at(3),
      rating: rest & (2 ** RATING_BITS - 1),
      delivery: (rest >> RATING_BITS) & (2 ** DELIVERY_BITS - 1),
      inStock: rest >> (RATING_BITS + DELIVERY_BITS) === 1,
    };
  });
}
