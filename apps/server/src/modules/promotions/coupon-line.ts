import type { CouponLine } from '@galleria/domain/promotions/coupons';
import type { Queries } from '../../infra/database/database.ts';
import { readForSearch } from '../catalogue/index.ts';

/** The data of a product that decides which coupons apply to it. */
export async function findCouponLine(queries: Queries, prodId: number): Promise<CouponLine | undefined> {
  const [product] = await readForSearch(queries, [prodId]);
  if (!product) return undefined;
  const categoryIds = product.categories.map(({ id }) => id);
  return { prodId, storeId: product.storeId, categoryIds, takesCoupons: true };
}
