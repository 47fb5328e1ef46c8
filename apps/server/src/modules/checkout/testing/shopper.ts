import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openSession } from '../../../infra/sessions/sessions.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { addresses } from '../../addresses/index.ts';
import { postJournal } from '../../ledger/index.ts';

const SHENZHEN = 440305;

export type Body = Record<string, unknown>;

/** A signed-in buyer with an address in Shenzhen. */
export async function signInShopper(app: TestApp) {
  const userId = randomUUID();
  const { database } = app;
  const authorization = await openSession(database.queries, 'buyer', userId);
  const headers = { authorization, 'content-type': 'application/json' };
  await inTransaction(database, SYSTEM, (transaction) =>
    addresses.seed.seedAddresses(transaction, userId, [
      {
        receiver: 'Ada',
        mobile: '13800138000',
        postCode: '518000',
        areaId: SHENZHEN,
        addr: '1 Test Road',
        commonAddr: 1,
      },
    ]),
  );
  const { rows } = await database.pool.query('select id from address where user_id = $1', [userId]);
  const addrId = Number(rows[0].id);
  const post = async (path: string, body: Body) =>
    (await app.call(path, { method: 'POST', headers, payload: JSON.stringify(body) })).envelope;
  const get = async (path: string) => (await app.call(path, { headers: { authorization } })).envelope;
  return {
    userId,
    authorization,
    addrId,
    post,
    get,
    confirm: (body: Body) => post('/p/order/confirm', body),
    submit: (body: Body) => post('/p/order/submit', { uuid: randomUUID(), addrId, ...body }),
    buy: (skuId: number, prodCount = 1, more: Body = {}) =>
      post('/p/order/submit', { uuid: randomUUID(), addrId, orderItem: { skuId, prodCount }, ...more }),
    putIntoCart: (skuId: number, count: number) => post('/p/shopCart/changeItem', { skuId, count, shopId: 0 }),
    grantPoints: (points: number) =>
      inTransaction(database, SYSTEM, (transaction) =>
        postJournal(transaction, { key: `gift:${randomUUID()}`, reason: 'gift', lines: issuePoints(userId, points) }),
      ),
  };
}

export type Shopper = Awaited<ReturnType<typeof signInShopper>>;

const CONCURRENCY = 20;

/** Creates some at a time: a thousand at once would wait for a connection until they time out. */
export async function makeMany<Made>(many: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < many) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(CONCURRENCY, many - made.length) }, make))));
  }
  return made;
}

/** A SKU of the store that is for sale at this price, shipped for free by courier. */
export async function stockedSku(
  app: TestApp,
  storeId: number,
  options: { priceCents: number; stock?: number; at?: number },
) {
  const { rows } = await app.database.pool.query(
    `select sku.id, product.id as prod_id from sku join product on product.id = sku.product_id
     where store_id = $1 and product.status = 1 and product.type = 0 and not is_virtual and sku.is_on
     order by product.id, sku.id offset $2 limit 1`,
    [storeId, (options.at ?? 0) * 4],
  );
  const { id: skuId, prod_id: prodId } = rows[0];
  await app.database.pool.query('update sku set price_cents = $2, volume_cm3 = 1 where id = $1', [
    skuId,
    options.priceCents,
  ]);
  await app.database.pool.query('update sku_stock set available = $2 where sku_id = $1', [skuId, options.stock ?? 50]);
  await app.database.pool.query('update product set shipping_template_id = null where id = $1', [prodId]);
  return { skuId: skuId as number, prodId: prodId as number };
}

interface CouponDraft {
  storeId?: number | null;
  amountCents: number;
  thresholdCents?: number;
  validFrom?: string;
}

/** Gives the user a cash coupon. */
export async function grantCoupon(app: TestApp, userId: string, draft: CouponDraft): Promise<number> {
  const { pool } = app.database;
  const { rows } = await pool.query(
    `insert into coupon (store_id, name, kind, amount_cents, threshold_cents, scope, offered_from, offered_until,
       valid_days, total, left_count)
     values ($1, '{"en": "Test coupon", "zh_CN": "测试券"}', 'cash', $2, $3, 'all', now(), now() + interval '1 day', 30, 10, 10)
     returning id`,
    [draft.storeId ?? null, draft.amountCents, draft.thresholdCents ?? 0],
  );
  const own = await pool.query(
    `insert into own_coupon (coupon_id, user_id, ordinal, valid_from, valid_until)
     values ($1, $2, 1, now() + $3::interval, now() + interval '30 days') returning id`,
    [rows[0].id, userId, draft.validFrom ?? '-1 day'],
  );
  return own.rows[0].id;
}

export async function count(app: TestApp, what: string, values: unknown[] = []): Promise<number> {
  const { rows } = await app.database.pool.query(`select count(*)::int as n from ${what}`, values);
  return rows[0].n;
}

/** A mall without orders and without store discounts, so that a test sees only its own effects. */
export async function openQuietMall(): Promise<TestApp> {
  const app = await openTestApp();
  await app.database.pool.query(`
    truncate trade cascade;
    update own_coupon set trade_id = null, spent_at = null;
    delete from store_discount;
    select pg_notify('mall_changed', 'promotions')`);
  return app;
}

/** The demo's gift card. */
export async function virtualSku(app: TestApp): Promise<{ skuId: number; prodId: number }> {
  const { rows } = await app.database.pool.query(
    `select sku.id, product_id from sku join product on product.id = product_id where is_virtual order by sku.id limit 1`,
  );
  return { skuId: rows[0].id, prodId: rows[0].product_id };
}
