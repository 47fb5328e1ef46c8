import { COUPON_STATUS, type CouponStatus, type CouponTerms } from '@galleria/domain/promotions/coupons';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { couponTerms } from './coupons-db.ts';
import { coupons, ownCoupons as own } from './tables.ts';

/** A collected coupon with the part of its reduction that the mall bears. */
export interface RedeemedCoupon {
  readonly ownCouponId: number;
  readonly mallCents: number;
}

/** A collected coupon. */
export interface OwnCouponTerms extends CouponTerms {
  readonly ownCouponId: number;
  readonly name: LocaleTexts;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** By the mall's clock at the time of reading. */
  readonly isYetToStart: boolean;
}

const ownTerms = {
  ...couponTerms,
  ownCouponId: own.id,
  name: coupons.name,
  validFrom: own.validFrom,
  validUntil: own.validUntil,
  isYetToStart: sql<boolean>`${own.validFrom} > ${mallNow}`,
};

const IS_EXPIRED = lte(own.validUntil, mallNow);
const BY_STATUS: Record<CouponStatus, { holds: SQL | undefined; order: SQL[] }> = {
  [COUPON_STATUS.notUsed]: {
    holds: and(isNull(own.tradeId), gt(own.validUntil, mallNow)),
    order: [asc(own.validUntil), asc(own.id)],
  },
  [COUPON_STATUS.used]: { holds: isNotNull(own.tradeId), order: [desc(own.redeemedAt), desc(own.id)] },
  [COUPON_STATUS.expired]: {
    holds: and(isNull(own.tradeId), IS_EXPIRED),
    order: [desc(own.validUntil), desc(own.id)],
  },
};

/** Neither redeemed nor expired, including those that are yet to start; the first to expire comes first. */
export async function readOwnCoupons(queries: Queries, userId: string): Promise<OwnCouponTerms[]> {
  const { holds, order } = BY_STATUS[COUPON_STATUS.notUsed];
  return queries
    .select(ownTerms)
    .from(own)
    .innerJoin(coupons, eq(coupons.id, own.couponId))
    .where(and(eq(own.userId, userId), holds))
    .orderBy(...order);
}

/** Whether the buyer ever collected this coupon, redeemed and expired ones included. */
export async function isOwnCoupon(queries: Queries, userId: string, ownCouponId: number): Promise<boolean> {
  return (await queries.$count(own, and(eq(own.userId, userId), eq(own.id, ownCouponId)))) > 0;
}

export async function readOwnCouponPage(
  queries: Queries,
  userId: string,
  status: CouponStatus,
  { offset, limit }: { offset: number; limit: number },
): Promise<OwnCouponTerms[]> {
  const { holds, order } = BY_STATUS[status];
  return queries
    .select(ownTerms)
    .from(own)
    .innerJoin(coupons, eq(coupons.id, own.couponId))
    .where(and(eq(own.userId, userId), holds))
    .orderBy(...order)
    .offset(offset)
    .limit(limit);
}

export async function countOwnCoupons(queries: Queries, userId: string): Promise<Record<CouponStatus, number>> {
  const counted = (status: CouponStatus) =>
    sql<number>`(count(*) filter (where ${BY_STATUS[status].holds}))::int`.mapWith(Number);
  const [counts] = await queries
    .select({ 0: counted(COUPON_STATUS.notUsed), 1: counted(COUPON_STATUS.used), 2: counted(COUPON_STATUS.expired) })
    .from(own)
    .where(eq(own.userId, userId));
  return counts ?? { 0: 0, 1: 0, 2: 0 };
}

/**
 * Redeems those of the coupons that the buyer owns and can use now, and returns their number. Rows are locked in the
 * order of ids, so that two trades with the same coupons do not deadlock; the second finds them redeemed. The same
 * statement charges the mall's part to the coupon's budget, if it has one: a coupon with too little budget left is not
 * redeemed.
 */
export async function markRedeemed(
  queries: Queries,
  userId: string,
  redeemed: readonly RedeemedCoupon[],
  tradeId: number,
): Promise<number> {
  const { rows } = await queries.execute(sql`
    with wanted as (
      select * from unnest(${sql.param(redeemed.map(({ ownCouponId }) => ownCouponId))}::int[],
        ${sql.param(redeemed.map(({ mallCents }) => mallCents))}::bigint[]) as wanted(id, cents)
    ), held as (
      select own_coupon.id, own_coupon.coupon_id, wanted.cents
      from own_coupon join wanted on wanted.id = own_coupon.id
      where user_id = ${userId} and trade_id is null and valid_from <= mall_now() and mall_now() < valid_until
      order by own_coupon.id for update of own_coupon
    ), charged as (
      update coupon set used_cents = used_cents + held.cents from held
      where coupon.id = held.coupon_id and used_cents + held.cents <= budget_cents
      returning coupon.id
    )
    update own_coupon set trade_id = ${tradeId}, spent_at = mall_now(),
      charged_cents = case when charged.id is null then 0 else held.cents end
    from held join coupon on coupon.id = held.coupon_id left join charged on charged.id = held.coupon_id
    where own_coupon.id = held.id and own_coupon.trade_id is null
      and (coupon.budget_cents is null or charged.id is not null)
    returning own_coupon.id`);
  return rows.length;
}

/** Whether one of these could not be redeemed because too little is left of its coupon's budget. */
export async function isBudgetUsed(queries: Queries, redeemed: readonly RedeemedCoupon[]): Promise<boolean> {
  const rows = await queries
    .select({ ownCouponId: own.id, leftCents: couponTerms.budgetLeftCents })
    .from(own)
    .innerJoin(coupons, eq(coupons.id, own.couponId))
    .where(
      and(
        isNull(own.tradeId),
        inArray(
          own.id,
          redeemed.map(({ ownCouponId }) => ownCouponId),
        ),
      ),
    );
  return redeemed.some(({ ownCouponId, mallCents }) =>
    rows.some((row) => row.ownCouponId === ownCouponId && row.leftCents !== null && row.leftCents < mallCents),
  );
}

export async function markReturned(queries: Queries, tradeId: number): Promise<void> {
  await queries.execute(sql`
    with held as (
      select id, coupon_id, charged_cents from own_coupon where trade_id = ${tradeId} order by id for update
    ), given_back as (
      update coupon set used_cents = used_cents - held.charged_cents from held
      where coupon.id = held.coupon_id and held.charged_cents > 0
    )
    update own_coupon set trade_id = null, spent_at = null, charged_cents = 0
    from held where own_coupon.id = held.id and own_coupon.trade_id = ${tradeId}`);
}

export async function readAllOwnCoupons(queries: Queries, userId: string) {
  return queries
    .select({
      couponId: own.couponId,
      collectedAt: own.collectedAt,
      validFrom: own.validFrom,
      validUntil: own.validUntil,
      redeemedAt: own.redeemedAt,
    })
    .from(own)
    .where(eq(own.userId, userId))
    .orderBy(asc(own.id));
}

export async function deleteOwnCoupons(queries: Queries, userId: string): Promise<void> {
  await queries.delete(own).where(eq(own.userId, userId));
}

/** All coupons that a buyer ever collected, the newest first. */
export async function readAllCouponsOf(
  queries: Queries,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const records = await queries
    .select({
      ...{ id: own.id, name: coupons.name, storeId: coupons.storeId },
      ...{ collectedAt: own.collectedAt, validUntil: own.validUntil },
      isUsed: sql<boolean>`${own.tradeId} is not null`,
      isOver: sql<boolean>`${IS_EXPIRED}`,
    })
    .from(own)
    .innerJoin(coupons, eq(coupons.id, own.couponId))
    .where(eq(own.userId, userId))
    .orderBy(desc(own.id))
    .offset(offset)
    .limit(limit);
  return { records, total: await queries.$count(own, eq(own.userId, userId)) };
}
