import type { CouponLine } from '@galleria/domain/promotions/coupons';
import type { Queries } from '../../infra/database/database.ts';
import { readForSearch } from '../catalogue/index.ts';

/** A product as coupons look at it. */
export async function findLine(queries: Queries, prodId: number): Promise<CouponLine | undefined> {
  const [product] = await readForSearch(queries, [prodId]);
  if (!product) return undefined;
  const categoryIds = product.categories.map(({ id }) => id);
  return { prodId, storeId: product.storeId, categoryIds, takesCoupons: true };
}
