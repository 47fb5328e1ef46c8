import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/envelope';
import { VISITOR } from '@galleria/domain/access/access';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { addCoupon, countHeld, leftOf, overHttp, signIn } from './testing/coupon-people.ts';

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

function outcomes(answers: readonly Envelope[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { success, reason, code } of answers) {
    const outcome = success ? 'collected' : (reason ?? code);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** Runs transactions of which each has read before any of them writes. */
async function allReadFirst<Read>(
  app: TestApp,
  count: number,
  read: (queries: Queries) => Promise<Read>,
  write: (queries: Queries, seen: Read, at: number) => Promise<void>,
): Promise<void> {
  const everybody = Promise.withResolvers<void>();
  let reading = 0;
  await Promise.all(
    times(count, (at) =>
      inTransaction(app.database, VISITOR, async ({ queries }) => {
        const seen = await read(queries);
        reading += 1;
        if (reading === count) everybody.resolve();
        await everybody.promise;
        await write(queries, seen, at);
      }),
    ),
  );
}

const putIntoHands = (queries: Queries, couponId: number, userId: string, ordinal: number) =>
  queries.execute(sql`insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
    values (${couponId}, ${userId}, ${ordinal}, mall_now(), mall_now() + interval '1 day')`);

describe('many people after few coupons', () => {
  it('get exactly as many as there are', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { total: 10 });
    const receive = await overHttp(app);
    const people = await Promise.all(times(100, () => signIn(app)));
    const answers = await Promise.all(people.map(({ authorization }) => receive(authorization, couponId)));
    expect(outcomes(answers)).toEqual({ collected: 10, 'coupon.soldOut': 90 });
    expect([await countHeld(app, couponId), await leftOf(app, couponId)]).toEqual([10, 0]);
  });

  it('would get more if everybody looked first and took then', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { total: 2 });
    await allReadFirst(
      app,
      6,
      () => leftOf(app, couponId),
      async (queries, left = 0) => {
        if (left === 0) return;
        await queries.execute(sql`update coupon set left_count = ${left - 1} where id = ${couponId}`);
        await putIntoHands(queries, couponId, randomUUID(), 1);
      },
    );
    expect(await countHeld(app, couponId)).toBeGreaterThan(2);
  });
});

describe('one person who clicks as fast as they can', () => {
  it('gets as many as they may', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { perPerson: 2 });
    const receive = await overHttp(app);
    const ada = await signIn(app);
    const answers = await Promise.all(times(20, () => receive(ada.authorization, couponId)));
    expect(outcomes(answers)).toEqual({ collected: 2, 'coupon.limit': 18 });
    expect([await countHeld(app, couponId, ada.userId), await leftOf(app, couponId)]).toEqual([2, 98]);
  });

  it('takes nothing away from others, whoever is refused in between', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { total: 5 });
    const receive = await overHttp(app);
    const [greedy, ...others] = await Promise.all(times(5, () => signIn(app)));
    const clicks = times(30, () => greedy?.authorization ?? '');
    const answers = await Promise.all(
      [...clicks, ...others.map(({ authorization }) => authorization)].map((who) => receive(who, couponId)),
    );
    expect(outcomes(answers).collected).toBe(5);
    for (const { userId } of others) expect(await countHeld(app, couponId, userId)).toBe(1);
  });

  it('would get more if what they have were counted first, and nothing stood behind', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app, { perPerson: 2 });
    const userId = randomUUID();
    await allReadFirst(
      app,
      6,
      () => countHeld(app, couponId, userId),
      async (queries, held, at) => {
        if (held < 2) await putIntoHands(queries, couponId, userId, at + 1);
      },
    );
    expect(await countHeld(app, couponId, userId)).toBeGreaterThan(2);
  });

  it('cannot have the same one twice: the key refuses it', async () => {
    const app = await openTestApp();
    const couponId = await addCoupon(app);
    const userId = randomUUID();
    await putIntoHands(app.database.queries, couponId, userId, 1);
    await expect(putIntoHands(app.database.queries, couponId, userId, 1)).rejects.toMatchObject({
      cause: { constraint: 'own_coupon_once' },
    });
  });
});
