import { and, eq, gt, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { isOffered } from './coupons-db.ts';
import { coupons } from './tables.ts';

interface Claimed {
  readonly storeId: number | null;
  readonly perPerson: number;
  readonly left: number;
}

/**
 * Decrements the counter of a coupon unless it is 0. The row stays locked until the transaction ends, so that
 * collecting the same coupon is serialised.
 */
export async function claimCoupon(
  queries: Queries,
  couponId: number,
  { onlyIfOffered }: { onlyIfOffered: boolean },
): Promise<Claimed | undefined> {
  const [claimed] = await queries
    .update(coupons)
    .set({ left: sql`${coupons.left} - 1` })
    .where(and(eq(coupons.id, couponId), gt(coupons.left, 0), onlyIfOffered ? isOffered : undefined))
    .returning({ storeId: coupons.storeId, perPerson: coupons.perPerson, left: coupons.left });
  return claimed;
}

/** Undoes `claimCoupon` without a rollback. */
export async function unclaimCoupon(queries: Queries, couponId: number): Promise<void> {
  await queries
    .update(coupons)
    .set({ left: sql`${coupons.left} + 1` })
    .where(eq(coupons.id, couponId));
}

/** The reason why `claimCoupon` found none. */
export async function claimRefusal(
  queries: Queries,
  couponId: number,
): Promise<'coupon.notFound' | 'coupon.ended' | 'coupon.soldOut'> {
  const [coupon] = await queries
    .select({ isOffered, isToCome: sql<boolean>`${coupons.offeredFrom} > ${mallNow}` })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  if (!coupon || coupon.isToCome) return 'coupon.notFound';
  return coupon.isOffered ? 'coupon.soldOut' : 'coupon.ended';
}

/**
 * Inserts the buyer's next coupon, or nothing at the personal limit. Needs the row lock of `claimCoupon`; without it a
 * duplicate ordinal would violate `own_coupon_once`.
 */
export async function insertOwnCoupon(
  queries: Queries,
  couponId: number,
  userId: string,
): Promise<{ ownCouponId: number; ordinal: number } | undefined> {
  const { rows } = await queries.execute<{ id: number; ordinal: number }>(sql`
    insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
    select coupon.id, ${userId}, held.last + 1,
      coalesce(coupon.valid_from, mall_now() + make_interval(days => coupon.after_days)),
      coalesce(coupon.valid_until, mall_now() + make_interval(days => coupon.after_days + coupon.valid_days))
    from coupon cross join (
      select coalesce(max(ordinal), 0) as last from own_coupon where coupon_id = ${couponId} and user_id = ${userId}
    ) as held
    where coupon.id = ${couponId} and held.last < coupon.per_person
    returning id, ordinal`);
  const [own] = rows;
  return own && { ownCouponId: own.id, ordinal: own.ordinal };
}
