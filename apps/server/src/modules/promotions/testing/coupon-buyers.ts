import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { SYSTEM } from '@galleria/domain/access/access';
import { DAY_MS } from '@galleria/domain/site/durations';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { type CouponDraft, promotions } from '../index.ts';

export function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

let lastId = 1_000;

/** A coupon of the platform that can be collected and used now, with changes. */
export async function seedCoupon(app: TestApp, changes: Partial<CouponDraft> = {}): Promise<number> {
  lastId += 1;
  const draft: CouponDraft = {
    id: lastId,
    name: { en: `Coupon ${lastId}` },
    kind: 'cash',
    amountCents: 500,
    thresholdCents: 2_000,
    scope: 'all',
    offeredFrom: inDays(-1),
    offeredUntil: inDays(5),
    ...(changes.validDays ? {} : { validFrom: inDays(-1), validUntil: inDays(10) }),
    total: 100,
    ...changes,
  };
  await inTransaction(app.database, SYSTEM, (transaction) => promotions.seed.seedCoupons(transaction, [draft]));
  return lastId;
}

export async function signIn(app: TestApp) {
  const userId = randomUUID();
  const authorization = await openSession(app.database.queries, 'buyer', userId);
  const headers = { authorization };
  const get = async <Data>(path: string): Promise<Data> => (await app.call(path, { headers })).envelope.data as Data;
  const collect = async (couponId: number): Promise<Envelope> =>
    (await app.call('/p/coupon/receive', { method: 'POST', headers, payload: { couponId } })).envelope;
  return { userId, authorization, get, collect };
}

/** collectCoupon over real connections, for races. */
export async function overHttp(app: TestApp) {
  const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
  return async (authorization: string, couponId: number): Promise<Envelope> => {
    const answer = await fetch(`${address}/api/p/coupon/receive`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ couponId }),
    });
    return (await answer.json()) as Envelope;
  };
}

export async function leftOf(app: TestApp, couponId: number): Promise<number | undefined> {
  const { rows } = await app.database.queries.execute<{ left: number }>(
    sql`select left_count as left from coupon where id = ${couponId}`,
  );
  return rows[0]?.left;
}

export async function countCollected(app: TestApp, couponId: number, userId?: string): Promise<number> {
  const { rows } = await app.database.queries.execute<{ collected: number }>(
    sql`select count(*)::int as collected from own_coupon
      where coupon_id = ${couponId} and (${userId ?? null}::uuid is null or user_id = ${userId ?? null})`,
  );
  return rows[0]?.collected ?? 0;
}
