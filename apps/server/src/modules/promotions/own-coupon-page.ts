import type * as contract from '@galleria/contract/promotions/promotions';
import { couponAppliesTo } from '@galleria/domain/promotions/coupons';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { findCouponLine } from './coupon-page.ts';
import type { PromotionsContext } from './index.ts';
import { countOwnCoupons, readOwnCouponPage, readOwnCoupons } from './own-coupons-db.ts';
import { presentOwnCoupons } from './present-coupon.ts';

export const ownCouponPage: UseCase<typeof contract.ownCouponPage, PromotionsContext> = async (
  { database: { queries }, stores, catalogue },
  { status, ...paging },
  { actor, locale },
) => {
  const [coupons, counts] = await Promise.all([
    readOwnCouponPage(queries, actor.userId, status, { offset: offsetOf(paging), limit: paging.size }),
    countOwnCoupons(queries, actor.userId),
  ]);
  const records = await presentOwnCoupons({ stores, catalogue }, coupons, locale, status);
  const [notUsed, used, expired] = [counts[0], counts[1], counts[2]];
  return { ...toPage(records, counts[status], paging), counts: { notUsed, used, expired } };
};

/** Own coupons that apply to a product now, whether or not their threshold is reached. */
export const usableCoupons: UseCase<typeof contract.usableCoupons, PromotionsContext> = async (
  { database: { queries }, stores, catalogue },
  { prodId },
  { actor, locale },
) => {
  const [line, coupons] = await Promise.all([findCouponLine(queries, prodId), readOwnCoupons(queries, actor.userId)]);
  if (!line) return [];
  const usable = coupons.filter((coupon) => !coupon.isYetToStart && couponAppliesTo(coupon, line));
  return presentOwnCoupons({ stores, catalogue }, usable, locale);
};
