import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { inDatabase, queryRows } from '../database.ts';
import { userIdOf } from './account-records.ts';

interface CouponOptions {
  readonly amountCents?: number;
  readonly percentOff?: number;
  readonly thresholdCents?: number;
  readonly storeId?: number;
  readonly prodIds?: readonly number[];
  readonly total?: number;
  readonly perPerson?: number;
}

interface OfferedCoupon {
  readonly couponId: number;
  readonly name: string;
}

/** Creates a coupon for one test; `withdrawCoupon` removes it from the coupon centre. */
export async function offerCoupon(options: CouponOptions): Promise<OfferedCoupon> {
  const name = `Lantern coupon ${randomUUID().slice(0, 8)}`;
  const prodIds = options.prodIds ?? [];
  const couponId = await inDatabase(async (client) => {
    const { rows: coupon } = await client.query<{ id: number }>(
      `insert into coupon (store_id, name, kind, amount_cents, percent_off, threshold_cents, scope, scope_ids,
         offered_from, offered_until, valid_days, total, left_count, per_person)
       values ($1, $2, $3, $4, $5, $6, $7, $8, mall_now() - interval '1 day', mall_now() + interval '1 day',
         7, $9, $9, $10) returning id`,
      [
        ...[options.storeId ?? null, JSON.stringify({ en: name }), options.percentOff ? 'percent' : 'cash'],
        ...[options.amountCents ?? 0, options.percentOff ?? 0, options.thresholdCents ?? 0],
        ...[prodIds.length > 0 ? 'products' : 'all', prodIds, options.total ?? 100, options.perPerson ?? 1],
      ],
    );
    await client.query(`select pg_notify('mall_changed', 'promotions')`);
    return coupon[0]?.id ?? 0;
  });
  return { couponId, name };
}

export async function withdrawCoupon({ couponId }: OfferedCoupon): Promise<void> {
  await queryRows(
    `with off as (update coupon set is_on = false where id = $1) select pg_notify('mall_changed', 'promotions')`,
    [couponId],
  );
}

/** Collects a coupon for the signed-in buyer; returns the id of their copy. */
export async function collectCoupon(request: APIRequestContext, { couponId }: OfferedCoupon): Promise<number> {
  const answer = await (await request.post('/api/p/coupon/receive', { data: { couponId } })).json();
  expect(answer, answer.msg).toMatchObject({ success: true });
  return answer.data.couponUserId;
}

export function ticketOf(within: Page | Locator, name: string): Locator {
  return within.getByRole('article').filter({ hasText: name });
}

interface GivenCoupon {
  readonly name: string;
  readonly amountCents: number;
  /** Undefined: a coupon of the platform. */
  readonly storeId?: number;
}

/** Gives a buyer a coupon that no one else can collect. */
export async function grantCoupon(mail: string, { name, amountCents, storeId }: GivenCoupon): Promise<number> {
  const userId = await userIdOf(mail);
  return inDatabase(async (client) => {
    const coupon = await client.query<{ id: number }>(
      `insert into coupon (store_id, name, kind, amount_cents, scope, offered_from, offered_until, valid_from,
         valid_until, total, left_count)
       values ($1, $2, 'cash', $3, 'all', now() - interval '2 days', now() - interval '1 day',
         now() - interval '2 days', now() + interval '9 days', 1, 0) returning id`,
      [storeId ?? null, { en: name, zh_CN: name }, amountCents],
    );
    const ownCoupon = await client.query<{ id: number }>(
      `insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
       values ($1, $2, 1, now() - interval '1 day', now() + interval '9 days') returning id`,
      [coupon.rows[0]?.id, userId],
    );
    return ownCoupon.rows[0]?.id ?? 0;
  });
}

export function isSpent(ownCouponId: number): Promise<boolean> {
  return inDatabase(async (client) => {
    const { rowCount } = await client.query('select from own_coupon where id = $1 and trade_id is not null', [
      ownCouponId,
    ]);
    return rowCount === 1;
  });
}
