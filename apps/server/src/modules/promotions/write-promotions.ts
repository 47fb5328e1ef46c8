import type { Transaction } from '../../infra/database/transaction.ts';
import { insertCoupons, type NewCoupon } from './coupons-db.ts';
import { insertDiscounts, type NewDiscount } from './discounts-db.ts';
import { moveCoupons, moveDiscounts, moveOwnCoupons } from './postpone-db.ts';

export type CouponDraft = Omit<NewCoupon, 'left'> & { readonly left?: number };

/** Unless it is said how many are left, nobody has collected any. */
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

interface Postponed {
  readonly couponIds: readonly number[];
  readonly discountIds: readonly number[];
  readonly hours: number;
  /** Unspent coupons in somebody's hands move along if they were collected before this. */
  readonly collectedBefore: Date;
}

/** Everything about them happens so much later. */
export async function postponePromotions({ queries, changed }: Transaction, postponed: Postponed): Promise<void> {
  const { couponIds, discountIds, hours, collectedBefore } = postponed;
  await moveCoupons(queries, couponIds, hours);
  await moveOwnCoupons(queries, couponIds, hours, collectedBefore);
  await moveDiscounts(queries, discountIds, hours);
  await changed('promotions');
}
