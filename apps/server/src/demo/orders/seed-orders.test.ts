import path from 'node:path';
import { demoBuyer } from '@galleria/demo/people/demo-buyer';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { openApp } from '../../app.ts';
import { createLog } from '../../infra/log/log.ts';
import { proveBalance } from '../../modules/ledger/index.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { testConfig } from '../../testing/test-config.ts';
import { renewOrderToPay } from './seed-orders.ts';

/** Starts the same mall again. */
async function restart({ databaseUrl }: TestApp): Promise<void> {
  const config = testConfig({ dataDir: inject('testDatabase').dataDir, demo: true });
  const projectDir = path.resolve(import.meta.dirname, '../../../../..');
  const options = { config, log: createLog(config), databaseUrl, projectDir, print: () => undefined };
  await (await openApp({ ...options, withPages: false, withJobs: false })).close();
}

async function ordersByState({ database }: TestApp): Promise<Record<string, number>> {
  const { rows } = await database.queries.execute<{ status: number; count: number }>(sql`
    select status, count(*)::int from mall_order
    where user_id = (select id from account where mail = ${demoBuyer.mail}) group by status`);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

const SEEDED = { 1: 2, 2: 3, 3: 3, 4: 1, 5: 1, 6: 2 };

describe('seedOrders', () => {
  it('seeds orders in every status, a balance and points, with a balanced ledger', async () => {
    const app = await openTestApp();
    expect(await ordersByState(app)).toEqual(SEEDED);
    const payload = { userName: demoBuyer.mail, passWord: demoBuyer.password };
    const { data } = (await app.call('/login', { method: 'POST', payload })).envelope;
    const headers = { authorization: (data as { accessToken: string }).accessToken };
    const read = async (call: string) => (await app.call(call, { headers })).envelope.data;
    expect(await read('/p/balance/info')).toMatchObject({ balance: 500 });
    expect(await read('/p/user/userInfo')).toMatchObject({ pic: expect.stringMatching(/^pictures\//) });
    const { records: changes } = (await read('/p/score/page')) as {
      records: { reason: string; change: number; createTime: string }[];
    };
    const earned = changes.filter(({ reason }) => reason === 'orderReceived');
    expect(earned).toHaveLength(2);
    const days = new Set(changes.map(({ createTime }) => createTime.slice(0, 10)));
    expect(days.size).toBe(changes.length);
    const score = earned.reduce((sum, { change }) => sum + change, 12_000);
    expect(await read('/p/score/info')).toMatchObject({ score, lockedScore: 0 });
    expect(await read('/p/shopCart/prodCount')).toBe(0);
    const { records } = (await read('/p/myOrder/myOrder?status=3')) as { records: { orderNumber: string }[] };
    const details = await Promise.all(
      records.map(({ orderNumber }) => read(`/p/myOrder/orderDetail?orderNumber=${orderNumber}`)),
    );
    expect(details.flatMap((detail) => (detail as { vouchers: unknown[] }).vouchers)).toHaveLength(2);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('places each order once; only an unpaid order that has expired is placed again', async () => {
    const app = await openTestApp();
    await restart(app);
    expect(await ordersByState(app)).toEqual(SEEDED);
    await app.database.queries.execute(
      sql`update mall_order set status = 6, closed_at = mall_now(), close_reason = 'expired' where status = 1`,
    );
    await app.database.queries.execute(
      sql`update trade set state = 'closed', closed_at = mall_now(), close_reason = 'expired' where state in ('unpaid', 'deposited')`,
    );
    await restart(app);
    expect(await ordersByState(app)).toEqual({ ...SEEDED, 6: 4 });
  });

  it('seeds tracked parcels, one of them with a problem in the demo seller’s store', async () => {
    const app = await openTestApp();
    const { rows } = await app.database.queries.execute(sql`
      select parcel.state, mall_order.status, mall_order.store_id as store, count(event.id)::int as events
      from parcel join mall_order on mall_order.id = parcel.order_id
      left join parcel_event event on event.parcel_id = parcel.id and event.happened_at <= mall_now()
      group by parcel.id, mall_order.id order by parcel.id`);
    expect(rows).toContainEqual({ state: 4, status: 3, store: 2, events: 3 });
    expect(rows).toContainEqual({ state: 3, status: 5, store: expect.any(Number), events: 4 });
    expect(rows.filter(({ events }) => events === 0)).toEqual([]);
    const { rows: due } = await app.database.queries.execute(
      sql`select from parcel_tracking where next_pull_at is not null`,
    );
    expect(due).toEqual([]);
  });

  it('seeds times in the order of the lifecycle, in the past', async () => {
    const app = await openTestApp();
    const { rows } = await app.database.queries.execute(sql`
      select number from mall_order where not (created_at <= coalesce(paid_at, mall_now())
        and coalesce(paid_at, created_at) <= coalesce(shipped_at, mall_now())
        and coalesce(shipped_at, created_at) <= coalesce(received_at, mall_now())
        and coalesce(received_at, created_at) <= coalesce(completed_at, mall_now())
        and created_at <= coalesce(closed_at, mall_now()) and created_at <= mall_now())`);
    expect(rows).toEqual([]);
  });
});

describe('renewOrderToPay', () => {
  const renew = (app: TestApp) =>
    renewOrderToPay(app.database, { ...app.services, log: createLog({ logLevel: 'silent' }) });
  const countToPay = async (app: TestApp) => (await ordersByState(app))[1] ?? 0;
  const overdue = (app: TestApp) =>
    app.database.queries.execute(sql`
      select id from trade where state = 'unpaid' and expires_at <= mall_now()
        and user_id = (select id from account where mail = ${demoBuyer.mail})`);

  it('extends the payment deadline while the demo runs, and places no other order', async () => {
    const app = await openTestApp();
    // The demo data of the test database may have been seeded many minutes ago.
    await app.database.queries.execute(
      sql`update trade set expires_at = mall_now() + interval '30 minutes' where state = 'unpaid'`,
    );
    const before = await ordersByState(app);
    for (let minutes = 20; minutes <= 120; minutes += 20) {
      await app.moveClock(`${minutes} minutes`);
      await renew(app);
      expect((await overdue(app)).rows).toEqual([]);
    }
    expect(await ordersByState(app)).toEqual(before);
  });

  it('lets orders that were placed by hand expire', async () => {
    const app = await openTestApp();
    await app.database.queries.execute(sql`update trade set submission_id = gen_random_uuid() where state = 'unpaid'`);
    await app.moveClock('20 minutes');
    await renew(app);
    await app.moveClock('40 minutes');
    expect((await overdue(app)).rows).not.toEqual([]);
  });

  it('places a new order when the previous one was paid or cancelled, and leaves the cart alone', async () => {
    const app = await openTestApp();
    await app.database.queries.execute(sql`
      update mall_order set status = 6, closed_at = mall_now(), close_reason = 'buyer' where status = 1`);
    await app.database.queries.execute(sql`
      update trade set state = 'closed', closed_at = mall_now(), close_reason = 'buyer' where state in ('unpaid', 'deposited')`);
    await app.database.queries.execute(sql`
      insert into cart_line (owner, sku_id, prod_id, quantity, added_price_cents)
      select 'buyer:' || account.id, sku.id, sku.product_id, 1, sku.price_cents
      from account, sku where mail = ${demoBuyer.mail} order by sku.id limit 1`);
    await renew(app);
    expect(await countToPay(app)).toBe(1);
    const { rows } = await app.database.queries.execute(sql`select is_checked from cart_line`);
    expect(rows).toEqual([{ is_checked: true }]);
  });
});
