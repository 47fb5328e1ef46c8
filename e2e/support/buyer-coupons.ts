import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { rows } from './buyer-rows.ts';
import { inDatabase } from './database.ts';

interface CouponWish {
  readonly amountCents?: number;
  readonly percentOff?: number;
  readonly thresholdCents?: number;
  readonly storeId?: number;
  readonly prodIds?: readonly number[];
  readonly total?: number;
  readonly perPerson?: number;
}

interface StoryCoupon {
  readonly couponId: number;
  readonly name: string;
}

/** A coupon that one story has to itself; it leaves the centre again with `withdrawCoupons`. */
export async function offerCoupon(wish: CouponWish): Promise<StoryCoupon> {
  const name = `Lantern coupon ${randomUUID().slice(0, 8)}`;
  const prodIds = wish.prodIds ?? [];
  const couponId = await inDatabase(async (client) => {
    const { rows: made } = await client.query<{ id: number }>(
      `insert into coupon (store_id, name, kind, amount_cents, percent_off, threshold_cents, scope, scope_ids,
         offered_from, offered_until, valid_days, total, left_count, per_person)
       values ($1, $2, $3, $4, $5, $6, $7, $8, mall_now() - interval '1 day', mall_now() + interval '1 day',
         7, $9, $9, $10) returning id`,
      [
        ...[wish.storeId ?? null, JSON.stringify({ en: name }), wish.percentOff ? 'percent' : 'cash'],
        ...[wish.amountCents ?? 0, wish.percentOff ?? 0, wish.thresholdCents ?? 0],
        ...[prodIds.length > 0 ? 'products' : 'all', prodIds, wish.total ?? 100, wish.perPerson ?? 1],
      ],
    );
    await client.query(`select pg_notify('mall_changed', 'promotions')`);
    return made[0]?.id ?? 0;
  });
  return { couponId, name };
}

export async function withdrawCoupon({ couponId }: StoryCoupon): Promise<void> {
  await rows(
    `with off as (update coupon set is_on = false where id = $1) select pg_notify('mall_changed', 'promotions')`,
    [couponId],
  );
}

/** Collects it for whoever is signed in; answers with the id of the one in their hands. */
export async function collectCoupon(request: APIRequestContext, { couponId }: StoryCoupon): Promise<number> {
  const answer = await (await request.post('/api/p/coupon/receive', { data: { couponId } })).json();
  expect(answer, answer.msg).toMatchObject({ success: true });
  return answer.data.couponUserId;
}

export function ticketOf(within: Page | Locator, name: string): Locator {
  return within.getByRole('article').filter({ hasText: name });
}
