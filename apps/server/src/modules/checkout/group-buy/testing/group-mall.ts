import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { clearingAt } from '@galleria/domain/ledger/accounts';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { expect } from 'vitest';
import { inTransaction } from '../../../../infra/database/transaction.ts';
import type { TestApp } from '../../../../testing/open-test-app.ts';
import { findTradeByOrderNumbers, lockTrade, orders, settleTrade } from '../../../orders/index.ts';
import { count, makeMany, openQuietMall, signInShopper, stockedSku } from '../../testing/shopper.ts';

export const STORE = 5;
export const [ALONE_CENTS, GROUP_CENTS] = [10_000, 8_000];
const STOCK = 50;

interface Goods {
  readonly skuId: number;
  readonly prodId: number;
}

/** A mall in which one SKU costs 100 alone, and 80 in a group of `size` buyers. */
export async function openGroupMall(size = 3, given?: (app: TestApp) => Promise<Goods>) {
  const app = await openQuietMall();
  const { pool } = app.database;
  await pool.query('delete from activity; delete from group_buy_place; delete from group_buy');
  const sku = given ? await given(app) : await stockedSku(app, STORE, { priceCents: ALONE_CENTS, stock: STOCK });
  await pool.query('update sku set price_cents = $2 where id = $1', [sku.skuId, ALONE_CENTS]);
  const activityId = await insertGroupBuy(app, sku, size);
  await expect
    .poll(async () => (await app.services.activities.current()).priceOf(sku.skuId)?.activityId)
    .toBe(activityId);
  return { app, ...sku, activityId, ...actionsIn(app, sku.skuId, activityId) };
}

async function insertGroupBuy({ database: { pool } }: TestApp, { skuId, prodId }: Goods, size: number) {
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, terms)
     select store_id, 'groupBuy', '{"en": "Together"}', mall_now() - interval '1 hour', mall_now() + interval '3 days', $2
     from product where id = $1 returning id`,
    [prodId, JSON.stringify({ groupSize: size })],
  );
  const activityId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into activity_item (activity_id, sku_id, product_id, price_cents, during)
     select id, $2, $3, $4, tstzrange(starts_at, ends_at) from activity where id = $1`,
    [activityId, skuId, prodId, GROUP_CENTS],
  );
  await pool.query(`select pg_notify('mall_changed', 'activities')`);
  return activityId;
}

function actionsIn(app: TestApp, skuId: number, activityId: number) {
  /** A buyer with an account. */
  const buyer = async () => {
    const shopper = await signInShopper(app);
    await app.database.pool.query(`insert into account (id, nick_name, mail, locale) values ($1, 'Grace', $2, 'en')`, [
      shopper.userId,
      `${shopper.userId}@example.org`,
    ]);
    const item = (groupId?: number) => ({ skuId, prodCount: 1, activityId, ...(groupId !== undefined && { groupId }) });
    const submit = (groupId?: number, more: object = {}) =>
      shopper.post('/p/group/order/submit', {
        ...{ uuid: randomUUID(), addrId: shopper.addrId, orderItem: item(groupId), ...more },
      });
    /** Takes a place by submitting; returns the number of the unpaid order. */
    const take = async (groupId?: number, more: object = {}) => {
      const { data, reason } = await submit(groupId, more);
      if (reason) throw new Error(`take: refused (${reason})`);
      return (data as { orderNumbers: string }).orderNumbers;
    };
    const pay = (number: string) => payFor(app, shopper.userId, number);
    const join = async (groupId?: number) => {
      const number = await take(groupId);
      await pay(number);
      return number;
    };
    const leave = async (number: string) => (await call(app, shopper.authorization, `/p/group/leave/${number}`)).reason;
    const confirm = (groupId?: number) => shopper.post('/p/group/order/confirm', { orderItem: item(groupId) });
    return { ...shopper, submit, take, pay, join, leave, confirm };
  };
  return {
    buyer,
    buyers: (many: number) => makeMany(many, buyer),
    groups: () => readGroups(app),
    statuses: () => readStatuses(app),
    /** Runs the job that ends overdue groups and refunds failed ones. */
    runJobs: async () => {
      await orders.jobs?.expireOverdueGroups?.run(app.services.orders, {});
    },
    taken: async () => STOCK - (await readStock(app, skuId)),
    refunds: () => count(app, `order_refund where key like 'canceled:%'`),
  };
}

async function call(app: TestApp, authorization: string, path: string) {
  return (await app.call(path, { method: 'PUT', headers: { authorization } })).envelope;
}

async function payFor({ database }: TestApp, userId: string, number: string): Promise<string> {
  return inTransaction(database, SYSTEM, async (transaction) => {
    const found = await findTradeByOrderNumbers(transaction.queries, userId, [number]);
    const trade = found && (await lockTrade(transaction, found.id));
    if (!trade) throw new Error(`payFor: no trade with order ${number}`);
    const paid = { payType: PAY_TYPE.stripe, from: clearingAt('sandbox'), paidCents: trade.payableCents };
    return String(await settleTrade(transaction, trade, paid));
  });
}

async function readGroups({ database: { pool } }: TestApp) {
  const { rows } = await pool.query<{ id: number; state: string; leader: string; taken: number; paid: number }>(
    `select id, state, leader_id as leader, (select count(*)::int from group_buy_place where group_id = id) as taken,
       (select count(paid_at)::int from group_buy_place where group_id = id) as paid from group_buy order by id`,
  );
  return rows;
}

async function readStatuses({ database: { pool } }: TestApp): Promise<number[]> {
  const { rows } = await pool.query<{ status: number }>('select status from mall_order order by id');
  return rows.map(({ status }) => status);
}

async function readStock({ database: { pool } }: TestApp, skuId: number): Promise<number> {
  return (await pool.query('select available from sku_stock where sku_id = $1', [skuId])).rows[0].available;
}

/** The money that was paid for orders and not refunded. */
export async function readKeptCents({ database: { pool } }: TestApp): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    'select coalesce(sum(payable_cents - refunded_cents), 0)::int as cents from mall_order where paid_at is not null',
  );
  return rows[0]?.cents ?? 0;
}
