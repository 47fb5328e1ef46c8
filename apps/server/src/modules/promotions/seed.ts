import type { Transaction } from '../../infra/database/transaction.ts';
import { claimCoupon, insertOwnCoupon, unclaimCoupon } from './collect-coupon-db.ts';
import { insertCoupons, type NewCoupon } from './coupons-db.ts';
import { insertDiscounts, type NewDiscount } from './discounts-db.ts';
import { moveCoupons, moveDiscounts, moveOwnCoupons } from './seed-db.ts';

export { hasCoupons, type Period, readCouponPeriods, readDiscountPeriods } from './seed-db.ts';

export type CouponDraft = Omit<NewCoupon, 'left'> & { readonly left?: number };

/** `left` defaults to `total`. */
export async function seedCoupons({ queries, changed }: Transaction, drafts: readonly CouponDraft[]): Promise<void> {
  await insertCoupons(
    queries,
    drafts.map((draft) => ({ ...draft, left: draft.left ?? draft.total })),
  );
  await changed('promotions');
}

export async function seedDiscounts({ queries, changed }: Transaction, rows: readonly NewDiscount[]): Promise<void> {
  await insertDiscounts(queries, [...rows]);
  await changed('promotions');
}

/** Collects coupons for a buyer, on offer or not; skips sold-out ones and those at the personal limit. */
export async function seedOwnCoupons(
  { queries }: Transaction,
  userId: string,
  couponIds: readonly number[],
): Promise<void> {
  for (const couponId of [...new Set(couponIds)].toSorted((one, other) => one - other)) {
    const claimed = await claimCoupon(queries, couponId, { onlyIfOffered: false });
    if (claimed && !(await insertOwnCoupon(queries, couponId, userId))) await unclaimCoupon(queries, couponId);
  }
}

interface Postponed {
  readonly couponIds: readonly number[];
  readonly discountIds: readonly number[];
  readonly hours: number;
  /** Collected coupons that are not redeemed move along if they were collected before this. */
  readonly collectedBefore: Date;
}

/** Moves all dates of these promotions by some hours. */
export async function postponePromotions({ queries, changed }: Transaction, postponed: Postponed): Promise<void> {
  const { couponIds, discountIds, hours, collectedBefore } = postponed;
  await moveCoupons(queries, couponIds, hours);
  await moveOwnCoupons(queries, couponIds, hours, collectedBefore);
  await moveDiscounts(queries, discountIds, hours);
  await changed('promotions');
}
