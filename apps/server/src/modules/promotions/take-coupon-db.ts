import { and, eq, gt, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { isOffered } from './coupons-db.ts';
import { coupons } from './tables.ts';

export interface Taken {
  readonly storeId: number | null;
  readonly perPerson: number;
  /** So many are left for others. */
  readonly left: number;
}

/**
 * Takes one out of what is left, if there is any. From here to the end of the transaction nobody else takes one of these:
 * the row is ours.
 */
export async function takeOne(
  queries: Queries,
  couponId: number,
  { onlyIfOffered }: { onlyIfOffered: boolean },
): Promise<Taken | undefined> {
  const [taken] = await queries
    .update(coupons)
    .set({ left: sql`${coupons.left} - 1` })
    .where(and(eq(coupons.id, couponId), gt(coupons.left, 0), onlyIfOffered ? isOffered : undefined))
    .returning({ storeId: coupons.storeId, perPerson: coupons.perPerson, left: coupons.left });
  return taken;
}

/** What was taken and could not be handed over. */
export async function putBack(queries: Queries, couponId: number): Promise<void> {
  await queries
    .update(coupons)
    .set({ left: sql`${coupons.left} + 1` })
    .where(eq(coupons.id, couponId));
}

/** Why none could be taken. */
export async function whyNotTaken(
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
 * The person's next one of this coupon, unless they have as many as they may. Whoever calls has taken one before, so
 * that nobody counts at the same time; were it otherwise, the same ordinal twice would be refused by its key.
 */
export async function handOver(
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
