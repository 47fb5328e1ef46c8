import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/overview/staff-overview';
import { PERMISSIONS_OF_STAFF_ROLE, STAFF_PERMISSIONS } from '@galleria/domain/access/staff-permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { openShopper, pickItems } from '../orders/testing/shopper.ts';
import { readMallDays } from './read-mall-days.ts';

const app = await openSharedTestApp();

/** A staff session with exactly these permissions. */
async function staffWho(permissions: readonly string[]) {
  const authorization = await openSession(app.database.queries, 'staff', randomUUID(), {
    permissions: [...permissions],
  });
  return async <Data>(path: string) => (await app.call(path, { headers: { authorization } })).envelope.data as Data;
}

const sql = async (text: string, ...values: unknown[]) => (await app.database.pool.query(text, values)).rows[0];

describe('staffWaiting', () => {
  it('counts the tasks that the role may see', async () => {
    type Waiting = OutputOf<typeof contract.staffWaiting>;
    const all = await (await staffWho(STAFF_PERMISSIONS))<Waiting>('/s/waiting');
    expect(all.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['paperRequests', 'waitingProducts', 'reportedReviews', 'transfers', 'payouts']),
    );
    const finance = await (await staffWho(PERMISSIONS_OF_STAFF_ROLE.finance))<Waiting>('/s/waiting');
    expect(finance.map(({ kind }) => kind)).not.toContain('waitingProducts');
    expect(await (await staffWho([]))('/s/waiting')).toEqual([]);
  });

  it('counts a reported review, a transfer and a failed refund once each', async () => {
    const see = await staffWho(STAFF_PERMISSIONS);
    const counts = async () =>
      new Map(
        (await see<OutputOf<typeof contract.staffWaiting>>('/s/waiting')).map(({ kind, count }) => [kind, count]),
      );
    const before = await counts();
    await sql(`insert into review_report (review_id, store_id, seller_id, reason)
      select id, store_id, gen_random_uuid(), 'spam' from review
      where id not in (select review_id from review_report) order by id limit 1`);
    await sql(
      `insert into payment (number, user_id, purpose, pay_type, gateway, amount_cents, currency, state)
      values ('991115000000000001', $1, 'topUp', 0, 'transfer', 100, 'USD', 'open')`,
      randomUUID(),
    );
    const { id } = await sql(
      `insert into payment (number, user_id, purpose, pay_type, gateway, amount_cents, currency, state)
      values ('991115000000000002', $1, 'topUp', 7, 'sandbox', 100, 'USD', 'late') returning id`,
      randomUUID(),
    );
    for (const key of ['one', 'two']) {
      await sql(
        `insert into payment_refund (payment_id, key, amount_cents, state) values ($1, $2, 100, 'failed')`,
        id,
        key,
      );
    }
    const after = await counts();
    for (const kind of ['reportedReviews', 'transfers', 'failedRefunds'] as const) {
      expect({ kind, more: (after.get(kind) ?? 0) - (before.get(kind) ?? 0) }).toEqual({ kind, more: 1 });
    }
  });
});

describe('staffWaiting for flash sales', () => {
  it('counts applications that can still be approved, and no others', async () => {
    const see = await staffWho(['marketing.view']);
    const waiting = async () =>
      (await see<OutputOf<typeof contract.staffWaiting>>('/s/waiting')).find(({ kind }) => kind === 'flashApplications')
        ?.count;
    const before = (await waiting()) ?? 0;
    const apply = (approval: string, ends: string, refusedReason = '') =>
      sql(
        `insert into activity (store_id, kind, name, starts_at, ends_at, approval, refused_reason, terms)
         values (2, 'flashSale', '{"en": "Quick"}', mall_now() + $2::interval - interval '2 hours', mall_now() + $2::interval, $1, $3,
           '{"flashDay": "2030-01-01", "flashRound": 0}')`,
        ...[approval, ends, refusedReason],
      );
    await apply('waiting', '1 day');
    expect(await waiting()).toBe(before + 1);
    await apply('waiting', '-1 second');
    await apply('approved', '1 day');
    await apply('refused', '1 day', 'Not now');
    expect(await waiting()).toBe(before + 1);
    expect((await see<{ total: number }>('/s/seckill/application/page?approval=waiting')).total).toBe(before + 1);
  });
});

describe('mallOverview', () => {
  it('adds up sales of all stores by days of the time zone, and counts new buyers and stores', async () => {
    const before = (await readMallDays(app.database.queries, 'UTC')).at(-1);
    const ada = await openShopper(app);
    const [number = ''] = await ada.order([...(await pickItems(app))]);
    await ada.pay(number);
    await sql(`insert into account (nick_name, mail, locale) values ('Bo', $1, 'en')`, `${randomUUID()}@example.org`);
    await sql(`update store set opened_at = mall_now() where id = (select max(id) from store)`);
    const days = await readMallDays(app.database.queries, 'UTC');
    const today = days.at(-1);
    expect(days).toHaveLength(60);
    expect(today).toMatchObject({ orders: (before?.orders ?? 0) + 1, buyers: (before?.buyers ?? 0) + 1 });
    expect(today?.stores).toBeGreaterThan(0);
    const { payable } = await sql('select payable_cents / 100.0 as payable from mall_order where number = $1', number);
    expect((today?.sales ?? 0) - (before?.sales ?? 0)).toBeCloseTo(Number(payable));
    // At 23:30 UTC it is the next day in Berlin. Uses a day in the past, because today's date depends on when the test
    // runs.
    const dayWithMore = async (timeZone: string, before: Awaited<ReturnType<typeof readMallDays>>) => {
      const now = await readMallDays(app.database.queries, timeZone);
      return now.find(({ day, orders }) => orders > (before.find((one) => one.day === day)?.orders ?? 0))?.day;
    };
    const [utc, berlin] = [days, await readMallDays(app.database.queries, 'Europe/Berlin')];
    const { day } = await sql(
      `update mall_order set created_at = (date_trunc('day', now() at time zone 'UTC') - interval '20 days 30 minutes')
        at time zone 'UTC' where number = $1 returning to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day`,
      number,
    );
    const nextDay = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    expect([await dayWithMore('UTC', utc), await dayWithMore('Europe/Berlin', berlin)]).toEqual([day, nextDay]);
  });

  it('answers null for sales and jobs that the role may not see', async () => {
    type Overview = OutputOf<typeof contract.mallOverview>;
    expect(await (await staffWho(['orders.view']))<Overview>('/s/overview')).toMatchObject({ jobs: null });
    const { days, jobs } = await (await staffWho(['jobs.view']))<Overview>('/s/overview');
    expect(days).toBeNull();
    expect(jobs).toMatchObject({ running: 0, failed: 0 });
  });
});

describe('staffSearch', () => {
  type Found = OutputOf<typeof contract.staffSearch>;
  let number = '';
  beforeAll(async () => {
    const ada = await openShopper(app);
    [number = ''] = await ada.order([...(await pickItems(app))]);
    await ada.pay(number);
  });

  const find = async (text: string, permissions: readonly string[] = STAFF_PERMISSIONS) =>
    (await staffWho(permissions))<Found>(`/s/search?text=${encodeURIComponent(text)}`);

  it('finds an order, a payment, a buyer, a store and a product', async () => {
    expect((await find(number)).orders).toMatchObject([{ orderNumber: number }]);
    const payment = await sql('select number from payment order by id desc limit 1');
    expect((await find(payment.number)).payments).toMatchObject([{ payNumber: payment.number }]);
    const { buyers } = await find('buyer@gal');
    expect(buyers).toMatchObject([{ contact: 'bu***@galleria.test' }]);
    const store = await sql(`select id, name ->> 'en' as name from store order by id limit 1`);
    expect((await find(store.name)).stores[0]).toMatchObject({ storeId: store.id });
    const product = await sql(`select product_id as id, name ->> 'en' as name from search_product order by 1 limit 1`);
    expect((await find(product.name)).products).toContainEqual(expect.objectContaining({ prodId: product.id }));
    expect((await find(String(product.id))).products[0]).toMatchObject({ prodId: product.id });
  });

  it('finds nothing that the role may not see, and treats wildcards as plain text', async () => {
    const nothing = { orders: [], buyers: [], stores: [], products: [], payments: [], payouts: [] };
    expect(await find(number, ['buyers.view'])).toEqual(nothing);
    expect(await find('buyer@gal', ['orders.view'])).toEqual(nothing);
    for (const text of ['%', '_', `'`, '\\']) expect(await find(text), text).toEqual(nothing);
  });
});
