import type { PromotionState } from '@galleria/domain/promotions/promotion-states';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import type { NewCoupon } from '../coupons-db.ts';
import { coupons } from '../tables.ts';

/** Another store's coupon does not exist for this one. */
const isCouponOf = (storeId: number, couponId: number) => and(eq(coupons.id, couponId), eq(coupons.storeId, storeId));

const state = sql<PromotionState>`case
  when ${coupons.offeredUntil} <= ${mallNow} or coalesce(${coupons.validUntil} <= ${mallNow}, false) then 'ended'
  when not ${coupons.isOn} then 'off' when ${coupons.offeredFrom} > ${mallNow} then 'upcoming' else 'running' end`;

export interface PromotionSearch {
  readonly state?: PromotionState | undefined;
  readonly keyword?: string | undefined;
}

/** Part of a name in any language. */
export function isNamed(column: SQL | { name: unknown }, keyword: string): SQL {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`exists (select from jsonb_each_text(${column}) as name where name.value ilike ${pattern})`;
}

export async function readStoreCoupons(
  queries: Queries,
  storeId: number,
  { state: wanted, keyword }: PromotionSearch,
  paging: Paging,
) {
  const isWanted = and(
    eq(coupons.storeId, storeId),
    wanted && eq(state, wanted),
    keyword ? isNamed(sql`${coupons.name}`, keyword) : undefined,
  );
  const rows = await queries
    .select({ coupon: coupons, state })
    .from(coupons)
    .where(isWanted)
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { rows, total: await queries.$count(coupons, isWanted) };
}

export type StoreCouponRow = Awaited<ReturnType<typeof readStoreCoupons>>['rows'][number];

export async function readStoreCoupon(
  queries: Queries,
  storeId: number,
  couponId: number,
): Promise<StoreCouponRow | undefined> {
  const [found] = await queries.select({ coupon: coupons, state }).from(coupons).where(isCouponOf(storeId, couponId));
  return found;
}

/** Collecting takes the same lock: what is read here stays until the transaction ends. */
export async function lockStoreCoupon(queries: Queries, storeId: number, couponId: number) {
  const [found] = await queries.select().from(coupons).where(isCouponOf(storeId, couponId)).for('update');
  return found;
}

export async function countStoreCoupons(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(coupons, eq(coupons.storeId, storeId));
}

export type CouponValues = Omit<NewCoupon, 'id' | 'left' | 'storeId' | 'createdAt' | 'name'> & {
  readonly name: LocaleTexts;
};

export async function insertStoreCoupon(queries: Queries, storeId: number, values: CouponValues): Promise<number> {
  const [added] = await queries
    .insert(coupons)
    .values({ ...values, storeId, left: values.total })
    .returning({ id: coupons.id });
  if (!added) throw new Error(`insertStoreCoupon: no row for store ${storeId}`);
  return added.id;
}

/** Under the lock of `lockStoreCoupon`. Those collected stay collected. */
export async function writeStoreCoupon(queries: Queries, couponId: number, values: CouponValues): Promise<void> {
  await queries
    .update(coupons)
    .set({ ...values, left: sql`${values.total} - (${coupons.total} - ${coupons.left})` })
    .where(eq(coupons.id, couponId));
}

export async function switchStoreCoupon(queries: Queries, couponId: number, isOn: boolean): Promise<void> {
  await queries.update(coupons).set({ isOn }).where(eq(coupons.id, couponId));
}

export async function endStoreCoupon(queries: Queries, couponId: number): Promise<void> {
  await queries
    .update(coupons)
    .set({
      offeredFrom: sql`least(${coupons.offeredFrom}, ${mallNow})`,
      offeredUntil: sql`least(${coupons.offeredUntil}, ${mallNow})`,
    })
    .where(eq(coupons.id, couponId));
}

/** Under the lock of `lockStoreCoupon`, when nobody has collected it. */
export async function deleteCoupon(queries: Queries, couponId: number): Promise<void> {
  await queries.delete(coupons).where(eq(coupons.id, couponId));
}
