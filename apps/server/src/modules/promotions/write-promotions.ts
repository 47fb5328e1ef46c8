import type { Transaction } from '../../infra/database/transaction.ts';
import { insertCoupons, type NewCoupon } from './coupons-db.ts';
import { insertDiscounts, type NewDiscount } from './discounts-db.ts';

export type CouponDraft = Omit<NewCoupon, 'left'> & { readonly left?: number };

/** Unless it is said how many are left, nobody has collected any. */
export async function addCoupons({ queries, changed }: Transaction, drafts: readonly CouponDraft[]): Promise<void> {
  await insertCoupons(
    queries,
    drafts.map((draft) => ({ ...draft, left: draft.left ?? draft.total })),
  );
  await changed('promotions');
}

export async function addDiscounts({ queries, changed }: Transaction, rows: readonly NewDiscount[]): Promise<void> {
  await insertDiscounts(queries, [...rows]);
  await changed('promotions');
}
