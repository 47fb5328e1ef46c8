import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { coupons, storeDiscounts } from './tables.ts';

export async function hasCoupons(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: coupons.id }).from(coupons).limit(1)).length > 0;
}

/** The time in which a coupon is offered or a discount runs. */
export interface Period {
  readonly id: number;
  readonly from: Date;
  readonly until: Date;
}

export async function readCouponPeriods(queries: Queries, ids: readonly number[]): Promise<Period[]> {
  const { id, offeredFrom: from, offeredUntil: until } = coupons;
  return queries
    .select({ id, from, until })
    .from(coupons)
    .where(inArray(id, [...ids]));
}

export async function readDiscountPeriods(queries: Queries, ids: readonly number[]): Promise<Period[]> {
  const { id, startsAt: from, endsAt: until } = storeDiscounts;
  return queries
    .select({ id, from, until })
    .from(storeDiscounts)
    .where(inArray(id, [...ids]));
}

export async function moveCoupons(queries: Queries, ids: readonly number[], hours: number): Promise<void> {
  const later = sql`make_interval(hours => ${hours}::int)`;
  await queries.execute(sql`
    update coupon set offered_from = offered_from + ${later}, offered_until = offered_until + ${later},
      valid_from = valid_from + ${later}, valid_until = valid_until + ${later}
    where id = any(${sql.param([...ids])}::int[])`);
}

/** Moves only coupons that are not redeemed and were collected before this moment. */
export async function moveOwnCoupons(
  queries: Queries,
  couponIds: readonly number[],
  hours: number,
  collectedBefore: Date,
): Promise<void> {
  const later = sql`make_interval(hours => ${hours}::int)`;
  await queries.execute(sql`
    update own_coupon set collected_at = collected_at + ${later}, valid_from = valid_from + ${later},
      valid_until = valid_until + ${later}
    where coupon_id = any(${sql.param([...couponIds])}::int[]) and trade_id is null
      and collected_at < ${collectedBefore.toISOString()}::timestamptz`);
}

export async function moveDiscounts(queries: Queries, ids: readonly number[], hours: number): Promise<void> {
  const later = sql`make_interval(hours => ${hours}::int)`;
  await queries.execute(sql`
    update store_discount set starts_at = starts_at + ${later}, ends_at = ends_at + ${later}
    where id = any(${sql.param([...ids])}::int[])`);
}
