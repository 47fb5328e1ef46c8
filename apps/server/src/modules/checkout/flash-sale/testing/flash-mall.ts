import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { clearingAt } from '@galleria/domain/ledger/accounts';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { expect } from 'vitest';
import { inTransaction } from '../../../../infra/database/transaction.ts';
import type { TestApp } from '../../../../testing/open-test-app.ts';
import { activities, fillPool } from '../../../activities/index.ts';
import { findTradeByOrderNumbers, lockTrade, orders, settleTrade } from '../../../orders/index.ts';
import { count, makeMany, openQuietMall, signInShopper, stockedSku } from '../../testing/shopper.ts';

const STORE = 5;
export const [NORMAL_CENTS, FLASH_CENTS] = [10_000, 4_000];
export const STOCK = 500;

interface Terms {
  readonly pieces: number;
  readonly limitPerBuyer?: number;
}

/** A mall in which one SKU costs 100, and 40 in a running flash sale with `pieces` pieces in its pool. */
export async function openFlashMall({ pieces, limitPerBuyer = 1 }: Terms) {
  const app = await openQuietMall();
  const { pool } = app.database;
  await pool.query('delete from activity');
  const sku = await stockedSku(app, STORE, { priceCents: NORMAL_CENTS, stock: STOCK });
  const activityId = await insertFlashSale(app, sku, { pieces, limitPerBuyer });
  await expect
    .poll(async () => (await app.services.activities.current()).priceOf(sku.skuId)?.activityId)
    .toBe(activityId);
  return { app, ...sku, activityId, ...actionsIn(app, sku.skuId, activityId) };
}

export type FlashMall = Awaited<ReturnType<typeof openFlashMall>>;

async function insertFlashSale(
  app: TestApp,
  { skuId, prodId }: { readonly skuId: number; readonly prodId: number },
  { pieces, limitPerBuyer }: Required<Terms>,
): Promise<number> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: number }>(
    `insert into activity (store_id, kind, name, starts_at, ends_at, limit_per_buyer, approval, terms)
     select store_id, 'flashSale', '{"en": "Quick"}', mall_now() - interval '1 minute', mall_now() + interval '1 day', $2,
       'approved', '{"flashDay": "2026-01-01", "flashRound": 0}' from product where id = $1 returning id`,
    [prodId, limitPerBuyer],
  );
  const activityId = rows[0]?.id ?? 0;
  await pool.query(
    `insert into activity_item (activity_id, sku_id, product_id, price_cents, during, pieces)
     select id, $2, $3, $4, tstzrange(starts_at, ends_at), $5 from activity where id = $1`,
    [activityId, skuId, prodId, FLASH_CENTS, pieces],
  );
  await inTransaction(app.database, SYSTEM, (transaction) => fillPool(transaction, activityId));
  await pool.query(`select pg_notify('mall_changed', 'activities')`);
  return activityId;
}

function actionsIn(app: TestApp, skuId: number, activityId: number) {
  const { pool } = app.database;
  const buyer = async () => {
    const shopper = await signInShopper(app);
    const { authorization, addrId } = shopper;
    await pool.query(`insert into account (id, nick_name, mail, locale) values ($1, 'Grace', $2, 'en')`, [
      shopper.userId,
      `${shopper.userId}@example.org`,
    ]);
    const askPath = async () => {
      const query = `activityId=${activityId}&skuId=${skuId}`;
      return (await app.call(`/p/seckill/orderPath?${query}`, { headers: { authorization } })).envelope;
    };
    const path = async () => ((await askPath()).data as { path: string } | null)?.path ?? 'x'.repeat(40);
    const orderItem = { skuId, prodCount: 1, activityId };
    const submit = (given: string, more: object = {}) =>
      shopper.post(`/p/seckill/${given}/submit`, { uuid: randomUUID(), addrId, orderItem, ...more });
    const confirm = (given: string, more: object = {}) =>
      shopper.post(`/p/seckill/${given}/confirm`, { orderItem, ...more });
    /** Requests a path and submits an order; returns the number of the order, or the reason of the refusal. */
    const buy = async (prodCount = 1) => {
      const { data, reason } = await submit(await path(), { orderItem: { ...orderItem, prodCount } });
      return reason ?? (data as { orderNumbers: string }).orderNumbers;
    };
    return {
      ...shopper,
      orderItem,
      askPath,
      path,
      submit,
      confirm,
      buy,
      pay: (n: string) => payFor(app, shopper.userId, n),
    };
  };
  return {
    buyer,
    buyers: (many: number) => makeMany(many, buyer),
    orders: () => count(app, 'mall_order where type = 2'),
    units: async () => {
      const { rows } = await pool.query<{ free: number; taken: number }>(
        `select count(*) filter (where trade_id is null)::int as free, count(trade_id)::int as taken from activity_unit`,
      );
      return rows[0];
    },
    stock: async () =>
      (await pool.query('select available from sku_stock where sku_id = $1', [skuId])).rows[0].available as number,
    movements: async () =>
      (
        await pool.query<{ reason: string; difference: number }>(
          `select reason, difference from stock_movement where sku_id = $1 and reason <> 'initial' order by sequence desc limit 6`,
          [skuId],
        )
      ).rows.map(({ reason, difference }) => `${reason} ${difference}`),
    turn: async () => activities.jobs?.turnActivities?.run(app.services.activities, {}),
    expire: async () => orders.jobs?.expireOverdueTrades?.run(app.services.orders, {}),
  };
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
