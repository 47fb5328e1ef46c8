import type { FacetRow } from '@galleria/domain/search/facets';
import type { Database } from '../../../infra/database/database.ts';
import type { Filters } from '../query/filters.ts';
import {
  type BindValue,
  filterCondition,
  runPrepared,
  runUnprepared,
  sampleOfListing,
  smallestListing,
  wholeListing,
} from '../query/sql.ts';

/** The category level that is counted: 0 for the top level. */
type CategoryLevel = number;

/** A random sample of up to `sampleSize` rows of the listing, filtered; the whole listing if it is not longer. */
export async function sampleFacetRows(
  database: Database,
  filters: Filters,
  level: CategoryLevel,
  sampleSize: number,
): Promise<{ rows: FacetRow[]; scale: number }> {
  const [found] = await runPrepared<{ size: number; packed: Buffer | null }>(
    database,
    (bind) => `with ${smallestListing(bind, filters)}
      select listing.size, (
        select ${packRows(bind, level)} from (${sampleOfListing(bind, filters, sampleSize)}) t
        where ${filterCondition(bind, filters)}
      ) as packed from listing`,
  );
  return { rows: unpackRows(found?.packed), scale: Math.max(1, (found?.size ?? 0) / sampleSize) };
}

/** All rows of the listing that pass the filters: used when they leave too few for a sample. */
export async function readAllFacetRows(
  database: Database,
  filters: Filters,
  level: CategoryLevel,
): Promise<FacetRow[]> {
  const [found] = await runUnprepared<{ packed: Buffer | null }>(
    database,
    (bind) => `with ${smallestListing(bind, filters)}
      select ${packRows(bind, level)} as packed from (${wholeListing(bind, filters)}) t
      where ${filterCondition(bind, filters)}`,
  );
  return unpackRows(found?.packed);
}

/** Rows of all products that match the tsquery and pass the filters. */
export async function matchFacetRows(
  database: Database,
  tsquery: string,
  filters: Filters,
  level: CategoryLevel,
): Promise<FacetRow[]> {
  const [found] = await runPrepared<{ packed: Buffer | null }>(
    database,
    (bind) => `select ${packRows(bind, level)} as packed from search_product t
      where t.words @@ ${bind(tsquery, 'tsquery')} and ${filterCondition(bind, filters)}`,
  );
  return unpackRows(found?.packed);
}

/** Those of these products that pass the filters and match the tsquery, if there is one. */
export async function readMatchingProducts(
  database: Database,
  productIds: readonly number[],
  filters: Filters,
  tsquery: string | undefined,
): Promise<number[]> {
  const rows = await runPrepared<{ productId: number }>(
    database,
    (bind) => `select t.product_id as "productId" from search_product t
      where t.product_id = any(${bind(productIds, 'int[]')}) and ${filterCondition(bind, filters)}
        ${tsquery === undefined ? '' : `and t.words @@ ${bind(tsquery, 'tsquery')}`}`,
  );
  return rows.map(({ productId }) => productId);
}

const RATING_BITS = 6;
const DELIVERY_BITS = 8;
const BYTES_PER_ROW = 20;

/** Thousands of rows as one binary value of five integers each: reading rows one by one costs more than counting them. */
function packRows(bind: BindValue, level: CategoryLevel): string {
  const category = `(array[t.category1, t.category2, t.category3])[${bind(level + 1, 'int')}]`;
  const rest = `t.rating | (t.delivery::int << ${RATING_BITS}) | (t.in_stock::int << ${RATING_BITS + DELIVERY_BITS})`;
  const numbers = ['t.brand_id', 't.shop_id', `coalesce(${category}, 0)`, 't.price', rest];
  return `string_agg(${numbers.map((number) => `int4send(${number})`).join(' || ')}, '')`;
}

function unpackRows(bytes: Buffer | null | undefined): FacetRow[] {
  if (!bytes) return [];
  return Array.from({ length: bytes.length / BYTES_PER_ROW }, (_, row) => {
    const integer = (index: number) => bytes.readInt32BE(row * BYTES_PER_ROW + index * 4);
    const rest = integer(4);
    return {
      brandId: integer(0),
      shopId: integer(1),
      category: integer(2),
      priceCents: integer(3),
      ratingTenths: rest & (2 ** RATING_BITS - 1),
      deliveryBits: (rest >> RATING_BITS) & (2 ** DELIVERY_BITS - 1),
      inStock: rest >> (RATING_BITS + DELIVERY_BITS) === 1,
    };
  });
}
