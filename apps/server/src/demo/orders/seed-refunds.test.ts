import { expect, it } from 'vitest';
import { runRefundClocks } from '../../modules/after-sales/index.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { seedDisputes } from './seed-disputes.ts';
import { seedRefunds } from './seed-refunds.ts';

it('seedRefunds and seedDisputes keep a request in every state with a running deadline, on any start day', async () => {
  const app = await openTestApp();
  const services = { ...app.services, log: app.server.log };
  const start = async () => {
    await seedRefunds(app.database, services);
    await seedDisputes(app.database, services);
  };
  const standing = async () => {
    const { rows } = await app.database.pool.query<Record<'state' | 'days' | 'age', number>>(
      `select state::int, round(extract(epoch from due_at - mall_now()) / 86400)::int as days,
         round(extract(epoch from mall_now() - created_at) / 3600)::int as age from refund_request
       where due_at is null or due_at > mall_now() order by id`,
    );
    return rows;
  };
  await start();
  const first = await standing();
  await start();
  expect(await standing()).toEqual(first);
  const daysLeft = (state: number) => first.filter((one) => one.state === state).map(({ days }) => days);
  expect({
    applied: daysLeft(1),
    accepted: daysLeft(2).filter(Boolean),
    sentBack: daysLeft(3),
    refused: daysLeft(7),
  }).toEqual({
    ...{ applied: [2], accepted: [5], sentBack: [4], refused: [5] },
  });
  expect(daysLeft(8)).toHaveLength(2);
  expect(daysLeft(6)).toHaveLength(1);
  expect(daysLeft(-1)).toHaveLength(1);
  expect(first.map(({ age }) => age)).toEqual(first.map(({ age }) => age).toSorted((one, other) => other - one));
  const { rows: early } = await app.database.pool.query(
    `select number from refund_request request where exists (select from mall_order
       where mall_order.id = order_id and coalesce(received_at, shipped_at, paid_at) > request.created_at)
     or exists (select from refund_step where request_id = request.id and created_at < request.created_at - interval '1 second')`,
  );
  expect(early).toEqual([]);
  await app.moveClock('60 days');
  await runRefundClocks(services.afterSales);
  await start();
  const later = new Set((await standing()).map(({ state }) => state));
  for (const state of [1, 2, 3, 7, 8]) expect(later).toContain(state);
});
