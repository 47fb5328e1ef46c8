import type { OutputOf } from '@galleria/contract/operation';
import type { ownCouponPage } from '@galleria/contract/promotions';
import { type CouponStatus, isGoodFor } from '@galleria/domain/promotions/coupons';
import type { Buyer, Paging, PromotionsContext } from './context.ts';
import { countOwnCoupons, readOwnCouponPage, readOwnCoupons } from './own-coupons-db.ts';
import { findLine } from './product-line.ts';
import { type ShownOwnCoupon, showOwnCoupons } from './show-coupon.ts';

export async function showOwnPage(
  context: PromotionsContext,
  { status, current, size }: Paging & { status: CouponStatus },
  { userId, locale }: Buyer,
): Promise<OutputOf<typeof ownCouponPage>> {
  const { queries } = context.database;
  const [coupons, counts] = await Promise.all([
    readOwnCouponPage(queries, userId, status, { offset: (current - 1) * size, limit: size }),
    countOwnCoupons(queries, userId),
  ]);
  const records = await showOwnCoupons(context, coupons, locale, status);
  const [notUsed, used, expired] = [counts[0], counts[1], counts[2]];
  const total = counts[status];
  return { records, total, pages: Math.ceil(total / size), current, size, counts: { notUsed, used, expired } };
}

/** Own coupons that a product could be bought with now, if enough is bought. */
export async function showUsable(
  context: PromotionsContext,
  prodId: number,
  { userId, locale }: Buyer,
): Promise<ShownOwnCoupon[]> {
  const { queries } = context.database;
  const [line, coupons] = await Promise.all([findLine(queries, prodId), readOwnCoupons(queries, userId)]);
  if (!line) return [];
  const usable = coupons.filter((coupon) => !coupon.isYetToStart && isGoodFor(coupon, line));
  return showOwnCoupons(context, usable, locale);
}
