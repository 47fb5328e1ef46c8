import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/staff-orders';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { openSharedTestApp } from '../../../testing/open-test-app.ts';
import { BUYER, buyerId, rowsOf } from '../../accounts/testing/people.ts';

type Page = OutputOf<typeof contract.mallOrderPage>;

const app = await openSharedTestApp();
const staff = await callAsStaff(app, 'orders.view');
const page = async (search: string) => (await staff.call('GET', `/s/orders/page?${search}`)).data as Page;
const numbersBy = async (search: string) => (await page(search)).records.map(({ orderNumber }) => orderNumber);
const numbersIn = async (statement: ReturnType<typeof sql>) =>
  (await rowsOf(app, statement)).map(({ number }) => String(number));

describe('mallOrderPage', () => {
  it('pages through the orders of all stores by cursor, each order once, newest first', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { records, nextCursor } = await page(`size=7&cursor=${encodeURIComponent(cursor)}`);
      seen.push(...records.map(({ orderNumber }) => orderNumber));
      cursor = nextCursor;
    } while (cursor);
    expect(seen).toEqual(await numbersIn(sql`select number from mall_order order by created_at desc, id desc`));
  });

  it('filters by number, buyer, store, state and days', async () => {
    const userId = await buyerId(app);
    const newest = sql`order by created_at desc, id desc limit 100`;
    const [number = ''] = await numbersBy('size=1');
    expect(await numbersBy(`orderNumber=${number}`)).toEqual([number]);
    const own = await numbersIn(sql`select number from mall_order where user_id = ${userId} ${newest}`);
    expect(await numbersBy(`size=100&buyer=${encodeURIComponent(BUYER.mail)}`)).toEqual(own);
    expect(await numbersBy(`size=100&buyer=${userId}`)).toEqual(own);
    expect(await numbersBy('buyer=nobody-has-this')).toEqual([]);
    expect(await numbersBy('size=100&storeId=2&status=2')).toEqual(
      await numbersIn(sql`select number from mall_order where store_id = 2 and status = 2 ${newest}`),
    );
    expect(await numbersBy('until=2001-01-01')).toEqual([]);
  });

  it('contains store and buyer names, and no mail address', async () => {
    const { records } = await page('size=100');
    expect(records.every(({ shopName }) => shopName !== '')).toBe(true);
    expect(records.some(({ nickName }) => nickName !== '')).toBe(true);
    expect(JSON.stringify(records)).not.toContain('@');
  });

  it('exports the same orders as the page lists', async () => {
    const response = await staff.answer('GET', '/s/orders/export?storeId=2');
    const lines = response.body.trim().split('\r\n');
    const found = await numbersIn(
      sql`select number from mall_order where store_id = 2 order by created_at desc, id desc`,
    );
    expect(lines.slice(1).map((line) => line.split(',')[0]?.replace(/^[^\d]*|[^\d]*$/g, ''))).toEqual(found);
  });

  it('refuses to export what a search leaves out: the orders of more buyers than it takes into account', async () => {
    await app.database.pool.query(
      `insert into account (name, nick_name, mail, locale)
       select 'crowd_' || n, 'Crowd', 'crowd' || n || '@example.org', 'en' from generate_series(1, 51) n`,
    );
    expect(await staff.reason('GET', '/s/orders/export?buyer=Crowd')).toBe('csv.tooManyPeople');
    await app.database.pool.query(`delete from account where name = 'crowd_51'`);
    expect((await staff.answer('GET', '/s/orders/export?buyer=Crowd')).headers['content-type']).toMatch(/^text\/csv/);
  });

  it('uses an index for every filter', async () => {
    for (const condition of ['status = 2', `user_id = '${await buyerId(app)}'`, `close_reason = 'platform'`, 'true']) {
      const plan = await app.database.pool.connect();
      await plan.query('begin; set local enable_seqscan = off; set local enable_sort = off');
      const { rows } = await plan.query(
        `explain select 1 from mall_order where ${condition} order by created_at desc, id desc limit 20`,
      );
      await plan.query('rollback');
      plan.release();
      expect(JSON.stringify(rows)).toMatch(
        /Index (Only )?Scan using mall_order_(newest|status_newest|buyer_newest|platform_refund)/,
      );
    }
  });
});

describe('mallOrderInfo', () => {
  it('links every amount to its journal', async () => {
    const [order] = await rowsOf(
      app,
      sql`select number from mall_order where store_paid_at is not null order by id limit 1`,
    );
    const { data } = await staff.call('GET', `/s/orders/info?orderNumber=${order?.number}`);
    const info = data as OutputOf<typeof contract.mallOrderInfo>;
    expect(info.paidJournalId).not.toBeNull();
    expect(info.settledJournalId).not.toBeNull();
    expect(info.journals.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['orderPaid', 'orderSettled']));
    for (const { lines } of info.journals) {
      expect(lines.reduce((sum, { unit, amount }) => sum + (unit === 'cents' ? Math.round(amount * 100) : 0), 0)).toBe(
        0,
      );
    }
    expect(await staff.reason('GET', '/s/orders/info?orderNumber=0000000000')).toBe('order.notFound');
  });

  it('contains the activity behind the price of a line, and its postage', async () => {
    const [line] = await rowsOf(
      app,
      sql`update order_line set activity_id = 7, activity = ${JSON.stringify({
        ...{ kind: 'limitedTime', name: { en: 'Loud weekend' }, normalCents: 9900, bearer: 'store' },
      })}::jsonb
          where id = (select min(id) from order_line where shipping_cents > 0)
          returning id::int, order_id, shipping_cents::int as postage`,
    );
    const [order] = await rowsOf(app, sql`select number from mall_order where id = ${line?.order_id}`);
    const { data } = await staff.call('GET', `/s/orders/info?orderNumber=${order?.number}`);
    const { lines } = data as OutputOf<typeof contract.mallOrderInfo>;
    expect(lines.find(({ orderItemId }) => orderItemId === line?.id)).toMatchObject({
      activity: { activityId: 7, kind: 'limitedTime', name: 'Loud weekend', normalPrice: 99 },
      postage: Number(line?.postage) / 100,
    });
  });
});
