import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openDesk } from '../testing/order-jobs.ts';
import { givePoints, openShopper, someThings, stockOf, tradeOf } from '../testing/shopper.ts';

/** The waiting jobs that will expire a trade, and when. */
async function expiryOf({ database }: TestApp, tradeId: number) {
  const { rows } = await database.queries.execute<{ isOnTime: boolean }>(sql`
    select run_at = (select expires_at from trade where id = ${tradeId}) as "isOnTime"
    from graphile_worker.jobs where key = ${`expire:${tradeId}`}`);
  return rows;
}

async function closings({ database }: TestApp, tradeId: number): Promise<number> {
  const { rows } = await database.queries.execute<{ count: number }>(sql`
    select count(*)::int from graphile_worker._private_jobs job
    where payload->>'event' = 'trade.closed' and payload->'payload'->>'tradeId' = ${String(tradeId)}`);
  return rows[0]?.count ?? 0;
}

describe('expireTrade', () => {
  it('does nothing when it comes too early', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    const tradeId = await tradeOf(app, number);
    await app.moveClock('29 minutes');
    await desk.run('expireTrade', { tradeId });
    await desk.run('expireOverdue');
    expect(await ada.detail(number)).toMatchObject({ status: 1 });
  });

  it('closes the trade when it comes late, once when it comes twice, with everything back', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await openShopper(app);
    await givePoints(app, ada.userId, 500);
    const things = await someThings(app, 2);
    const stocks = () => Promise.all(things.map(({ skuId }) => stockOf(app, skuId)));
    const before = await stocks();
    const numbers = await ada.order(things, { userUseScore: 200 });
    const tradeId = await tradeOf(app, numbers[0] ?? '');
    expect((await ada.call('GET', '/score/info')).data).toMatchObject({ score: 300, lockedScore: 200 });
    await app.moveClock('31 minutes');
    await Promise.all([1, 2, 3].map(() => desk.run('expireTrade', { tradeId })));
    for (const number of numbers) {
      expect(await ada.detail(number)).toMatchObject({ status: 6, closeReason: 'expired', remainingSeconds: 0 });
    }
    expect(await stocks()).toEqual(before);
    expect((await ada.call('GET', '/score/info')).data).toMatchObject({ score: 500, lockedScore: 0 });
    expect(await closings(app, tradeId)).toBe(1);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('leaves what is paid alone, and what never was', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    await ada.pay(number);
    await app.moveClock('2 hours');
    await desk.run('expireTrade', { tradeId: await tradeOf(app, number) });
    await desk.run('expireTrade', { tradeId: 999_999 });
    await desk.run('expireOverdue');
    expect(await ada.detail(number)).toMatchObject({ status: 2 });
  });

  it('and cancelling at the same moment: one of them happens', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await openShopper(app);
    const things = await someThings(app);
    const before = await stockOf(app, things[0]?.skuId ?? 0);
    const numbers: string[] = [];
    for (let round = 0; round < 10; round++) numbers.push(...(await ada.order(things)));
    await app.moveClock('31 minutes');
    for (const number of numbers) {
      const tradeId = await tradeOf(app, number);
      const [refused] = await Promise.all([
        ada.reason('PUT', `/myOrder/cancel/${number}`),
        desk.run('expireTrade', { tradeId }),
        desk.run('expireOverdue'),
      ]);
      const closeReason = refused ? 'expired' : 'buyer';
      expect([undefined, 'order.stateChanged']).toContain(refused);
      expect(await ada.detail(number)).toMatchObject({ status: 6, closeReason });
      expect(await closings(app, tradeId)).toBe(1);
    }
    expect(await stockOf(app, things[0]?.skuId ?? 0)).toBe(before);
  });
});

describe('expireOverdue', () => {
  it('closes whatever is overdue although its job was lost, also behind one that cannot be closed', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await openShopper(app);
    const things = await someThings(app);
    const [broken = ''] = await ada.order(things);
    const [lost = ''] = await ada.order(things);
    // Its points are said to be held and are not, so giving them back fails.
    const points = sql`update trade set points = 10 where id = ${await tradeOf(app, broken)}`;
    await app.database.queries.execute(points);
    await app.moveClock('31 minutes');
    await expect(desk.run('expireOverdue')).rejects.toThrow('could not be closed');
    expect(await ada.detail(lost)).toMatchObject({ status: 6, closeReason: 'expired' });
    expect(await ada.detail(broken)).toMatchObject({ status: 1 });
  });

  it('leaves out what somebody has in hand, without waiting', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    const tradeId = await tradeOf(app, number);
    await app.moveClock('31 minutes');
    await app.database.queries.transaction(async (held) => {
      await held.execute(sql`select from trade where id = ${tradeId} for update`);
      await desk.run('expireOverdue');
    });
    expect(await ada.detail(number)).toMatchObject({ status: 1 });
    await desk.run('expireOverdue');
    expect(await ada.detail(number)).toMatchObject({ status: 6 });
  });
});

describe('planExpiries', () => {
  it('makes one job for each trade that is about to expire, for the second when it does, and for no other', async () => {
    const app = await openTestApp();
    const desk = openDesk(app);
    const ada = await openShopper(app);
    const things = await someThings(app);
    const [soon = ''] = await ada.order(things);
    const [paid = ''] = await ada.order(things);
    await ada.pay(paid);
    const expiries = async () => [
      await expiryOf(app, await tradeOf(app, soon)),
      await expiryOf(app, await tradeOf(app, paid)),
    ];
    await app.moveClock('28 minutes');
    await desk.run('planExpiries');
    expect(await expiries()).toEqual([[], []]);
    await app.moveClock('29 minutes');
    await desk.run('planExpiries');
    await desk.run('planExpiries');
    expect(await expiries()).toEqual([[{ isOnTime: true }], []]);
  });
});
