import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/overview/overview';
import { SELLER_PERMISSIONS } from '@galleria/domain/access/seller-permissions';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openModules } from '../../infra/modules/open-modules.ts';
import { openSession } from '../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { TRADE_SETTLED } from '../orders/index.ts';
import { openShopper, pickItems, tradeOf } from '../orders/testing/shopper.ts';
import { sellerBrowser } from '../sellers/testing/seller-browser.ts';
import { overview } from './index.ts';

type Overview = OutputOf<typeof contract.storeOverview>;
type Found = OutputOf<typeof contract.storeSearch>;

/** A session in store 2 with exactly these permissions. */
async function clerkWho(app: TestApp, ...permissions: string[]) {
  const authorization = await openSession(app.database.queries, 'seller', crypto.randomUUID(), {
    storeId: 2,
    permissions,
  });
  return async (path: string) => (await app.call(path, { headers: { authorization } })).envelope.data;
}

/** Number of statements that a call sends, including the one that reads the session. */
async function statementsOf(app: TestApp, call: () => Promise<unknown>): Promise<number> {
  let sent = 0;
  const { pool } = app.database;
  const counted = pool.query;
  pool.query = ((...query: Parameters<typeof counted>) => {
    sent += 1;
    return counted.apply(pool, query);
  }) as typeof counted;
  try {
    await call();
  } finally {
    pool.query = counted;
  }
  return sent;
}

async function openPaidOrder(count = 3) {
  const app = await openTestApp();
  const ada = await openShopper(app);
  const [item] = await pickItems(app);
  if (!item) throw new Error('the demo has nothing');
  const [number = ''] = await ada.order([{ ...item, count }]);
  return { app, ada, number };
}

describe('waitingWork', () => {
  it('counts the tasks that the role may see, of its own store only', async () => {
    const { app, ada, number } = await openPaidOrder();
    const owner = await sellerBrowser(app);
    const toShip = async () =>
      ((await owner.call('GET', '/m/waitingWork')).data as { kind: string; count: number }[])[0];
    const before = await toShip();
    await ada.pay(number);
    expect(await toShip()).toEqual({ kind: 'toShip', count: (before?.count ?? 0) + 1 });
    expect(await (await clerkWho(app, 'stock.view'))('/m/waitingWork')).toMatchObject([{ kind: 'lowStock' }]);
    expect(await (await clerkWho(app))('/m/waitingWork')).toEqual([]);
    await owner.call('POST', '/m/store/switch', { storeId: 5 });
    const other = (await toShip())?.count;
    await ada.pay((await ada.order([...(await pickItems(app))]))[0] ?? '');
    expect((await toShip())?.count).toBe(other);
  });
});

describe('storeSearch', () => {
  it('finds orders by number, receiver and phone, products and people, in three statements', async () => {
    const { app, number } = await openPaidOrder();
    const owner = await sellerBrowser(app);
    const find = async (text: string) =>
      (await owner.call('GET', `/m/search?text=${encodeURIComponent(text)}`)).data as Found;
    for (const text of [number, number.slice(-6), 'ada', '13800138001']) {
      expect((await find(text)).orders, text).toContainEqual(expect.objectContaining({ orderNumber: number }));
    }
    const { rows } = await app.database.pool.query<{ name: string; id: number }>(
      `select name ->> 'en' as name, id from product where store_id = 2 and status = 1 order by id limit 1`,
    );
    const [product] = rows;
    expect((await find(product?.name ?? '')).products[0]).toMatchObject({ prodId: product?.id });
    expect((await find('clerk')).people).toMatchObject([{ mail: 'clerk@galleria.test' }]);
    expect(await find('%')).toEqual({ orders: [], products: [], people: [] });
    const session = 1;
    expect(await statementsOf(app, () => find('ada'))).toBeLessThanOrEqual(3 + session);
  });

  it('finds nothing that the role may not see, and nothing of another store', async () => {
    const { app, number } = await openPaidOrder();
    const find = await clerkWho(app, 'products.view');
    expect(await find(`/m/search?text=${number}`)).toEqual({ orders: [], products: [], people: [] });
    const owner = await sellerBrowser(app);
    await owner.call('POST', '/m/store/switch', { storeId: 5 });
    expect((await owner.call('GET', `/m/search?text=${number}`)).data).toMatchObject({ orders: [] });
  });
});

describe('storeOverview', () => {
  it('adds up sales by days of the time zone, without unpaid and closed orders', async () => {
    const { app, ada, number } = await openPaidOrder();
    const see = await clerkWho(app, ...SELLER_PERMISSIONS);
    const today = async () => ((await see('/m/overview')) as Overview).days?.at(-1);
    const before = await today();
    await ada.pay(number);
    const { payable } = (await see(`/m/order/info?orderNumber=${number}`)) as { payable: number };
    const after = await today();
    expect(after).toMatchObject({ orders: (before?.orders ?? 0) + 1 });
    expect((after?.sales ?? 0) - (before?.sales ?? 0)).toBeCloseTo(payable);
    const { days, bestSellers, lowStock } = (await see('/m/overview')) as Overview;
    expect(days).toHaveLength(60);
    expect(bestSellers?.length).toBeGreaterThan(0);
    expect(lowStock?.every(({ stocks }) => stocks < 10)).toBe(true);
    // At 23:30 UTC it is the next day in Berlin.
    await app.database.pool.query(
      `update mall_order set created_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '30 minutes' where number = $1`,
      [number],
    );
    expect(await today()).toMatchObject({ orders: before?.orders });
    await app.database.pool.query(
      `insert into setting (key, value) values ('rules', '{"timeZone": "Europe/Berlin"}')
       on conflict (key) do update set value = setting.value || excluded.value; select pg_notify('mall_changed', 'site')`,
    );
    await expect.poll(async () => ((await see('/m/overview')) as Overview).timeZone).toBe('Europe/Berlin');
    const all = ((await see('/m/overview')) as Overview).days?.slice(-2).map(({ orders }) => orders);
    expect(all?.reduce((sum, orders) => sum + orders, 0)).toBeGreaterThan(0);
    expect(await statementsOf(app, () => see('/m/overview'))).toBeLessThanOrEqual(8);
  });

  it('answers null for figures that the role may not see', async () => {
    const app = await openTestApp();
    const see = await clerkWho(app, 'reviews.view');
    expect(await see('/m/overview')).toMatchObject({ days: null, bestSellers: null, lowStock: null });
  });
});

describe('store notifications of a payment', () => {
  it('are sent by the subscriber of the event, not within the payment’s transaction', async () => {
    const { app, ada, number } = await openPaidOrder();
    const heard: (string | undefined)[] = [];
    const client = await app.database.pool.connect();
    onTestFinished(() => client.release(true));
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen store_changed');
    await ada.pay(number);
    await client.query('select 1');
    expect(heard).toEqual([]);
    const needs = {
      ...{
        personalData: [],
        waitingWork: [],
        staffWork: [],
        database: app.database,
        site: { rules: async () => DEFAULT_RULES },
      },
      analytics: { visitDays: async () => ({ first: null, byDay: new Map() }) },
      catalogue: { cards: async () => new Map() },
    };
    const { jobPlan } = openModules(needs, {}).add(overview);
    const paid = jobPlan.subscriptions.find(({ event }) => event === TRADE_SETTLED);
    await paid?.handle({ tradeId: await tradeOf(app, number) });
    await expect.poll(() => heard).toEqual(['2']);
  });
});
