import type { CouponLine, CouponTerms } from '@galleria/domain/promotions/coupons';
import { and, asc, count, desc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { coupons, ownCoupons } from './tables.ts';

export type NewCoupon = typeof coupons.$inferInsert;

export const couponTerms = {
  couponId: coupons.id,
  storeId: coupons.storeId,
  kind: coupons.kind,
  amountCents: coupons.amountCents,
  percentOff: coupons.percentOff,
  mostOffCents: coupons.mostOffCents,
  thresholdCents: coupons.thresholdCents,
  scope: coupons.scope,
  scopeIds: coupons.scopeIds,
  storePercent: coupons.storePercent,
  budgetLeftCents: sql<number | null>`(${coupons.budgetCents} - ${coupons.usedCents})::float8`,
};

/** The coupon can be collected now: it is on offer, has budget left and has not expired. */
export const isOffered = sql<boolean>`(${coupons.isOn} and ${coupons.offeredFrom} <= ${mallNow}
  and ${mallNow} < ${coupons.offeredUntil} and (${coupons.budgetCents} is null or ${coupons.usedCents} < ${coupons.budgetCents})
  and (${coupons.validUntil} is null or ${mallNow} < ${coupons.validUntil}))`;

/** The maximum reduction; for a percent coupon without a maximum, the reduction of 100.00 or its threshold. */
const VALUE = sql`case when ${coupons.kind} = 'cash' then ${coupons.amountCents}
  else coalesce(${coupons.mostOffCents}, ${coupons.percentOff} * greatest(${coupons.thresholdCents}, 10000) / 100) end`;

/** Available before sold out, then by worth, then by end date. */
const BEST_FIRST = [asc(sql`${coupons.left} = 0`), desc(VALUE), asc(coupons.offeredUntil), asc(coupons.id)];

export interface OfferFilter {
  /** A store, or null for the platform; undefined for all. */
  readonly storeId?: number | null | undefined;
  readonly closedStoreIds: readonly number[];
  /** Only coupons of the platform and of these stores. */
  readonly storeIds?: readonly number[] | undefined;
  /** Only coupons that are not sold out. */
  readonly isAvailable?: boolean;
  /** Only coupons that apply to this line. */
  readonly line?: Omit<CouponLine, 'takesReductions'> | undefined;
}

function matches({ storeId, closedStoreIds, storeIds, isAvailable, line }: OfferFilter): SQL | undefined {
  const isOpen = sql`${coupons.storeId} <> all(${sql.param([...closedStoreIds])}::int[])`;
  return and(
    isOffered,
    or(isNull(coupons.storeId), isOpen),
    storeId === null ? isNull(coupons.storeId) : undefined,
    storeId ? eq(coupons.storeId, storeId) : undefined,
    storeIds && or(isNull(coupons.storeId), sql`${coupons.storeId} = any(${sql.param([...storeIds])}::int[])`),
    isAvailable ? gt(coupons.left, 0) : undefined,
    line && isGoodForLine(line),
  );
}

/** The domain's `couponAppliesTo` in SQL. */
function isGoodForLine({ storeId, prodId, categoryIds }: Omit<CouponLine, 'takesReductions'>): SQL | undefined {
  return and(
    or(isNull(coupons.storeId), eq(coupons.storeId, storeId)),
    sql`case ${coupons.scope} when 'all' then true when 'products' then ${prodId} = any(${coupons.scopeIds})
      when 'stores' then ${storeId} = any(${coupons.scopeIds})
      else ${coupons.scopeIds} && ${sql.param([...categoryIds])}::int[] end`,
  );
}

export async function readOffers(
  queries: Queries,
  filter: OfferFilter,
  userId: string | undefined,
  { offset, limit }: { offset: number; limit: number },
) {
  const isUnused = sql`${ownCoupons.tradeId} is null and ${ownCoupons.validUntil} > ${mallNow}`;
  const own = queries
    .select({
      couponId: ownCoupons.couponId,
      held: count().as('held'),
      unused: sql<number>`count(*) filter (where ${isUnused})`.as('unused'),
      startsAt: sql<Date>`min(${ownCoupons.validFrom}) filter (where ${isUnused})`.as('own_starts_at'),
    })
    .from(ownCoupons)
    .where(sql`${ownCoupons.userId} = ${userId ?? null}::uuid`)
    .groupBy(ownCoupons.couponId)
    .as('own');
  const startsAt = sql`coalesce(${own.startsAt}, ${coupons.validFrom},
    ${mallNow} + make_interval(days => ${coupons.afterDays}))`;
  return queries
    .select({
      ...couponTerms,
      name: coupons.name,
      validFrom: coupons.validFrom,
      validUntil: coupons.validUntil,
      afterDays: coupons.afterDays,
      validDays: coupons.validDays,
      total: coupons.total,
      left: coupons.left,
      perPerson: coupons.perPerson,
      ownCount: sql<number>`coalesce(${own.held}, 0)`.mapWith(Number),
      unusedCount: sql<number>`coalesce(${own.unused}, 0)`.mapWith(Number),
      /**
       * The start of validity of the coupon that the buyer holds, or would collect now; null if it is usable at once.
       */
      usableFrom: sql<Date | null>`case when ${startsAt} > ${mallNow} then ${startsAt} end`.mapWith(coupons.validFrom),
    })
    .from(coupons)
    .leftJoin(own, eq(own.couponId, coupons.id))
    .where(matches(filter))
    .orderBy(...BEST_FIRST)
    .offset(offset)
    .limit(limit);
}

export type Offer = Awaited<ReturnType<typeof readOffers>>[number];

export async function countOffers(queries: Queries, filter: OfferFilter): Promise<number> {
  return queries.$count(coupons, matches(filter));
}

export async function readStoresWithCoupons(queries: Queries): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ storeId: coupons.storeId })
    .from(coupons)
    .where(and(isOffered, gt(coupons.left, 0)));
  return rows.flatMap(({ storeId }) => storeId ?? []);
}

export type CouponScope = Pick<CouponTerms, 'couponId' | 'storeId' | 'scope' | 'scopeIds'>;

/** The scopes of all coupons that can still be used. */
export async function readScopes(queries: Queries): Promise<CouponScope[]> {
  const { couponId, storeId, scope, scopeIds } = couponTerms;
  const lastDay = sql`coalesce(${coupons.validUntil},
    ${coupons.offeredUntil} + make_interval(days => ${coupons.afterDays} + ${coupons.validDays}))`;
  return queries.select({ couponId, storeId, scope, scopeIds }).from(coupons).where(gt(lastDay, mallNow));
}

export async function insertCoupons(queries: Queries, rows: NewCoupon[]): Promise<void> {
  await queries.insert(coupons).values(rows);
  // Rows may have explicit ids; generated ones must not collide with them.
  await queries.execute(sql`select setval(pg_get_serial_sequence('coupon', 'id'), (select max(id) from coupon))`);
}
