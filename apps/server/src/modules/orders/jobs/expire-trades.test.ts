import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { proveBalance } from '../../ledger/index.ts';
import { countAnnounced, openOrderJobs } from '../testing/order-jobs.ts';
import { grantPoints, openShopper, pickItems, stockOf, tradeOf } from '../testing/shopper.ts';
import { TRADE_CLOSED } from '../trades/close-trade.ts';

/** The queued jobs that will expire a trade, and whether they run at its expiry. */
async function expiryJobs({ database }: TestApp, tradeId: number) {
  const { rows } = await database.queries.execute<{ isOnTime: boolean }>(sql`
    select run_at = (select expires_at from trade where id = ${tradeId}) as "isOnTime"
    from graphile_worker.jobs where key = ${`expire:${tradeId}`}`);
  return rows;
}

describe('expireTrade', () => {
  it('does nothing before the trade has expired', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    const tradeId = await tradeOf(app, number);
    await app.moveClock('29 minutes');
    await jobs.run('expireTrade', { tradeId });
    await jobs.run('expireOverdueTrades');
    expect(await ada.detail(number)).toMatchObject({ status: 1 });
  });

  it('closes an expired trade once and releases stock and points, however often the job runs', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    await grantPoints(app, ada.userId, 500);
    const items = await pickItems(app, 2);
    const stocks = () => Promise.all(items.map(({ skuId }) => stockOf(app, skuId)));
    const before = await stocks();
    const numbers = await ada.order(items, { userUseScore: 200 });
    const tradeId = await tradeOf(app, numbers[0] ?? '');
    expect((await ada.call('GET', '/score/info')).data).toMatchObject({ score: 300, lockedScore: 200 });
    await app.moveClock('31 minutes');
    await Promise.all([1, 2, 3].map(() => jobs.run('expireTrade', { tradeId })));
    for (const number of numbers) {
      expect(await ada.detail(number)).toMatchObject({ status: 6, closeReason: 'expired', remainingSeconds: 0 });
    }
    expect(await stocks()).toEqual(before);
    expect((await ada.call('GET', '/score/info')).data).toMatchObject({ score: 500, lockedScore: 0 });
    expect(await countAnnounced(app, TRADE_CLOSED, tradeId)).toBe(1);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('does nothing for a paid trade or an unknown one', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.pay(number);
    await app.moveClock('2 hours');
    await jobs.run('expireTrade', { tradeId: await tradeOf(app, number) });
    await jobs.run('expireTrade', { tradeId: 999_999 });
    await jobs.run('expireOverdueTrades');
    expect(await ada.detail(number)).toMatchObject({ status: 2 });
  });

  it('closes the trade once when it races with cancelOrder, with the reason of the first', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    const items = await pickItems(app);
    const before = await stockOf(app, items[0]?.skuId ?? 0);
    const numbers: string[] = [];
    for (let round = 0; round < 10; round++) numbers.push(...(await ada.order(items)));
    await app.moveClock('31 minutes');
    for (const number of numbers) {
      const tradeId = await tradeOf(app, number);
      const [refused] = await Promise.all([
        ada.reason('PUT', `/myOrder/cancel/${number}`),
        jobs.run('expireTrade', { tradeId }),
        jobs.run('expireOverdueTrades'),
      ]);
      const closeReason = refused ? 'expired' : 'buyer';
      expect([undefined, 'order.stateChanged']).toContain(refused);
      expect(await ada.detail(number)).toMatchObject({ status: 6, closeReason });
      expect(await countAnnounced(app, TRADE_CLOSED, tradeId)).toBe(1);
    }
    expect(await stockOf(app, items[0]?.skuId ?? 0)).toBe(before);
  });

  it('control: without the row lock on the trade both close it, and it is announced twice', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    const tradeId = await tradeOf(app, number);
    await app.moveClock('31 minutes');
    await removeRowLocks(app, 'trade', {
      ...{ event: 'update', count: 2 },
      write: `update trade_rows set state = new.state, close_reason = new.close_reason, closed_at = new.closed_at
        where id = new.id`,
    });
    const [refused] = await Promise.all([
      ada.reason('PUT', `/myOrder/cancel/${number}`),
      jobs.run('expireTrade', { tradeId }),
    ]);
    expect(refused).toBeUndefined();
    expect(await countAnnounced(app, TRADE_CLOSED, tradeId)).toBe(2);
  });
});

describe('expireOverdueTrades', () => {
  it('closes overdue trades whose job was lost, and goes on after one that fails', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    const items = await pickItems(app);
    const [broken = ''] = await ada.order(items);
    const [lost = ''] = await ada.order(items);
    // The trade claims points that were never held, so returning them fails.
    const points = sql`update trade set points = 10 where id = ${await tradeOf(app, broken)}`;
    await app.database.queries.execute(points);
    await app.moveClock('31 minutes');
    await expect(jobs.run('expireOverdueTrades')).rejects.toThrow('expireOverdueTrades: 1 items failed');
    expect(await ada.detail(lost)).toMatchObject({ status: 6, closeReason: 'expired' });
    expect(await ada.detail(broken)).toMatchObject({ status: 1 });
  });

  it('skips a trade that another transaction has locked, without waiting', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    const tradeId = await tradeOf(app, number);
    await app.moveClock('31 minutes');
    await app.database.queries.transaction(async (held) => {
      await held.execute(sql`select from trade where id = ${tradeId} for update`);
      await jobs.run('expireOverdueTrades');
    });
    expect(await ada.detail(number)).toMatchObject({ status: 1 });
    await jobs.run('expireOverdueTrades');
    expect(await ada.detail(number)).toMatchObject({ status: 6 });
  });
});

describe('scheduleTradeExpiries', () => {
  it('adds one job for each trade that is about to expire, at its expiry time, and none for others', async () => {
    const app = await openTestApp();
    const jobs = openOrderJobs(app);
    const ada = await openShopper(app);
    const items = await pickItems(app);
    const [soon = ''] = await ada.order(items);
    const [paid = ''] = await ada.order(items);
    await ada.pay(paid);
    const expiries = async () => [
      await expiryJobs(app, await tradeOf(app, soon)),
      await expiryJobs(app, await tradeOf(app, paid)),
    ];
    await app.moveClock('28 minutes');
    await jobs.run('scheduleTradeExpiries');
    expect(await expiries()).toEqual([[], []]);
    await app.moveClock('29 minutes');
    await jobs.run('scheduleTradeExpiries');
    await jobs.run('scheduleTradeExpiries');
    expect(await expiries()).toEqual([[{ isOnTime: true }], []]);
  });
});
