import type { PromotionState } from '@galleria/domain/promotions/promotion-states';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { NewCoupon } from '../coupons-db.ts';
import { coupons } from '../tables.ts';

/** The grantor of a coupon: a store, or null for the platform. */
export type Grantor = number | null;

const isGrantedBy = (grantor: Grantor) => (grantor === null ? isNull(coupons.storeId) : eq(coupons.storeId, grantor));

/** A coupon of another grantor is not found. */
const isCouponOf = (grantor: Grantor, couponId: number) => and(eq(coupons.id, couponId), isGrantedBy(grantor));

const state = sql<PromotionState>`case
  when ${coupons.offeredUntil} <= ${mallNow} or coalesce(${coupons.validUntil} <= ${mallNow}, false) then 'ended'
  when not ${coupons.isOn} then 'off' when ${coupons.offeredFrom} > ${mallNow} then 'upcoming' else 'running' end`;

export interface PromotionSearch {
  readonly state?: PromotionState | undefined;
  readonly keyword?: string | undefined;
}

/** Whether the name contains the keyword in any language. */
export function isNamed(column: SQL | { name: unknown }, keyword: string): SQL {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select from jsonb_each_text(${column}) as name where name.value ilike ${pattern})`;
}

export async function readGrantedCoupons(
  queries: Queries,
  grantor: Grantor,
  { state: wanted, keyword }: PromotionSearch,
  paging: Paging,
) {
  const matches = and(
    isGrantedBy(grantor),
    wanted && eq(state, wanted),
    keyword ? isNamed(sql`${coupons.name}`, keyword) : undefined,
  );
  const rows = await queries
    .select({ coupon: coupons, state })
    .from(coupons)
    .where(matches)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: await queries.$count(coupons, matches) };
}

export type GrantedCouponRow = Awaited<ReturnType<typeof readGrantedCoupons>>['rows'][number];

export async function readGrantedCoupon(
  queries: Queries,
  grantor: Grantor,
  couponId: number,
): Promise<GrantedCouponRow | undefined> {
  const [found] = await queries.select({ coupon: coupons, state }).from(coupons).where(isCouponOf(grantor, couponId));
  return found;
}

/** Collecting takes the same row lock, so the values that are read here hold until the transaction ends. */
export async function lockGrantedCoupon(queries: Queries, grantor: Grantor, couponId: number) {
  const [found] = await queries.select().from(coupons).where(isCouponOf(grantor, couponId)).for('update');
  return found;
}

export async function countGrantedCoupons(queries: Queries, grantor: Grantor): Promise<number> {
  return queries.$count(coupons, isGrantedBy(grantor));
}

export type CouponValues = Omit<NewCoupon, 'id' | 'left' | 'storeId' | 'createdAt' | 'name' | 'usedCents'> & {
  readonly name: LocaleTexts;
};

export async function insertGrantedCoupon(queries: Queries, grantor: Grantor, values: CouponValues): Promise<number> {
  const [added] = await queries
    .insert(coupons)
    .values({ ...values, storeId: grantor, left: values.total })
    .returning({ id: coupons.id });
  if (!added) throw new Error(`insertGrantedCoupon: no row for ${grantor ?? 'the platform'}`);
  return added.id;
}

/** Needs the lock of `lockGrantedCoupon`. Coupons that were collected stay collected. */
export async function writeGrantedCoupon(queries: Queries, couponId: number, values: CouponValues): Promise<void> {
  await queries
    .update(coupons)
    .set({ ...values, left: sql`${values.total} - (${coupons.total} - ${coupons.left})` })
    .where(eq(coupons.id, couponId));
}

export async function switchGrantedCoupon(queries: Queries, couponId: number, isOn: boolean): Promise<void> {
  await queries.update(coupons).set({ isOn }).where(eq(coupons.id, couponId));
}

export async function endGrantedCoupon(queries: Queries, couponId: number): Promise<void> {
  await queries
    .update(coupons)
    .set({
      offeredFrom: sql`least(${coupons.offeredFrom}, ${mallNow})`,
      offeredUntil: sql`least(${coupons.offeredUntil}, ${mallNow})`,
    })
    .where(eq(coupons.id, couponId));
}

/** Needs the lock of `lockGrantedCoupon`, and a coupon that was never collected. */
export async function deleteCoupon(queries: Queries, couponId: number): Promise<void> {
  await queries.delete(coupons).where(eq(coupons.id, couponId));
}
