import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { grantCoupon, openQuietMall, stockedSku } from '../../checkout/testing/shopper.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openOrderJobs } from '../testing/order-jobs.ts';
import { grantPoints, openShopper, setStatus } from '../testing/shopper.ts';
import { type PayableCursor, readPayableOrders } from './pay-stores-db.ts';

const CASH = 7;
const SHIPPING_CENTS = 700;
/** Leaves out the journals of the demo's stores, which are days old. */
const IS_OF_THIS_TEST = `journal.created_at > now() - interval '12 hours'`;

/** A trade of two stores with a store coupon, a platform coupon and points; the second store charges for shipping. */
async function openTrade(app: TestApp) {
  const ada = await openShopper(app);
  await grantPoints(app, ada.userId, 250);
  const { skuId: first } = await stockedSku(app, 2, { priceCents: 3_001 });
  const { skuId: second, prodId } = await stockedSku(app, 3, { priceCents: 1_999 });
  await chargeShipping(app, prodId);
  const ofStore = await grantCoupon(app, ada.userId, { storeId: 2, amountCents: 500 });
  const ofMall = await grantCoupon(app, ada.userId, { amountCents: 333 });
  const items = [first, second].map((skuId) => ({ skuId, count: 1 }));
  const numbers = await ada.order(items, { couponUserIds: [ofStore, ofMall], userUseScore: 250 });
  const { rows } = await app.database.pool.query<{ store_id: number; number: string; trade_id: string }>(
    'select store_id, number, trade_id from mall_order where number = any($1)',
    [numbers],
  );
  const of = (storeId: number) => rows.find(({ store_id }) => store_id === storeId)?.number ?? '';
  return {
    ...ada,
    ofStore2: of(2),
    ofStore3: of(3),
    receive: async (number: string) => {
      await setStatus(app, number, 3);
      expect(await ada.reason('PUT', `/myOrder/receipt/${number}`)).toBeUndefined();
    },
    escrow: () => balance(app, 'escrow', rows[0]?.trade_id ?? ''),
  };
}

async function chargeShipping({ database: { pool } }: TestApp, prodId: number): Promise<void> {
  await pool.query(
    `with template as (
       update shipping_template
       set basis = 'piece', first_units = 1, first_fee_cents = $2, free_over_cents = null, exceptions = '[]', not_to = '{}'
       where id = (select min(id) from shipping_template where store_id = 3) returning id)
     update product set shipping_template_id = (select id from template) where id = $1`,
    [prodId, SHIPPING_CENTS],
  );
}

async function balance({ database: { pool } }: TestApp, kind: string, owner: string): Promise<number> {
  const { rows } = await pool.query(
    `select coalesce(sum(line.amount), 0)::int as moved from ledger_line line
     join ledger_account account on account.id = line.account_id
     join ledger_journal journal on journal.id = line.journal_id
     where unit = 'cents' and kind = $1 and owner = $2 and ${IS_OF_THIS_TEST}`,
    [kind, owner],
  );
  return rows[0].moved;
}

/**
 * The amounts that stores and mall have received. 25.01 were paid for the goods of store 2, 19.99 for those of store 3.
 */
const paidOut = async (app: TestApp) => ({
  store2: await balance(app, 'storePayable', '2'),
  store3: await balance(app, 'storePayable', '3'),
  commission: await balance(app, 'commission', 'mall'),
});
const NOTHING = { store2: 0, store3: 0, commission: 0 };
const STORE_2 = { store2: 2_501 - 125, store3: 0, commission: 125 };
const BOTH = { store2: 2_501 - 125, store3: 1_999 - 99 + SHIPPING_CENTS, commission: 125 + 99 };
const BOTH_ESCROW = 2_501 + 1_999 + SHIPPING_CENTS;

async function journals({ database: { pool } }: TestApp): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as n from ledger_journal journal where reason = 'orderSettled' and ${IS_OF_THIS_TEST}`,
  );
  return rows[0].n;
}

describe('payStores', () => {
  it('pays each store its share when the after-sales period is over, once in repeated runs', async () => {
    const app = await openQuietMall();
    const jobs = openOrderJobs(app);
    const trade = await openTrade(app);
    await trade.pay(trade.ofStore2);
    await trade.receive(trade.ofStore2);
    await trade.receive(trade.ofStore3);
    expect(await trade.reason('DELETE', `/myOrder/${trade.ofStore3}`)).toBeUndefined();
    await app.moveClock('6 days 23 hours');
    await jobs.run('payStores');
    expect(await paidOut(app)).toEqual(NOTHING);
    expect(await trade.escrow()).toBe(BOTH_ESCROW);
    await app.moveClock('7 days');
    await Promise.all(Array.from({ length: 10 }, () => jobs.run('payStores')));
    expect(await paidOut(app)).toEqual(BOTH);
    expect(await trade.escrow()).toBe(0);
    await jobs.run('payStores');
    expect(await journals(app)).toBe(2);
    expect(await paidOut(app)).toEqual(BOTH);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('pays an order although another of its trade has not arrived and another payment fails', async () => {
    const app = await openQuietMall();
    const jobs = openOrderJobs(app);
    const trade = await openTrade(app);
    await trade.pay(trade.ofStore2);
    await trade.receive(trade.ofStore2);
    await setStatus(app, trade.ofStore3, 3);
    await app.moveClock('8 days');
    const broken = await openTrade(app);
    await broken.pay(broken.ofStore2);
    await broken.receive(broken.ofStore2);
    // The order needs more than the escrow holds, and is first in the sweep, since it was received first.
    await app.database.pool.query(
      `update mall_order set goods_cents = goods_cents + 9000, payable_cents = payable_cents + 9000,
       received_at = received_at - interval '30 days' where number = $1`,
      [broken.ofStore2],
    );
    await expect(jobs.run('payStores')).rejects.toThrow('payStores: 1 items failed');
    expect(await paidOut(app)).toEqual(STORE_2);
    expect(await trade.escrow()).toBe(BOTH_ESCROW - 2_501);
    expect(await broken.escrow()).toBe(BOTH_ESCROW);
    await trade.receive(trade.ofStore3);
    await expect(jobs.run('payStores')).rejects.toThrow('payStores: 1 items failed');
    expect(await paidOut(app)).toEqual(STORE_2);
    await app.moveClock('15 days');
    await expect(jobs.run('payStores')).rejects.toThrow('payStores: 1 items failed');
    expect(await paidOut(app)).toEqual(BOTH);
    expect(await trade.escrow()).toBe(0);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('pays for cash on delivery once the last order of the trade was received and paid', async () => {
    const app = await openQuietMall();
    const jobs = openOrderJobs(app);
    const trade = await openTrade(app);
    const orderNumbers = [trade.ofStore2, trade.ofStore3].join();
    expect(await trade.call('POST', '/order/pay', { orderNumbers, payType: CASH })).toMatchObject({ success: true });
    await trade.receive(trade.ofStore2);
    await app.moveClock('8 days');
    await jobs.run('payStores');
    expect(await paidOut(app)).toEqual(NOTHING);
    await trade.receive(trade.ofStore3);
    await jobs.run('payStores');
    expect(await paidOut(app)).toEqual(STORE_2);
    await app.moveClock('15 days');
    await jobs.run('payStores');
    expect(await paidOut(app)).toEqual(BOTH);
    expect(await trade.escrow()).toBe(0);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('reads every order once across batches, also when orders were received in the same microsecond', async () => {
    const app = await openQuietMall();
    const trade = await openTrade(app);
    await trade.pay(trade.ofStore2);
    await trade.receive(trade.ofStore2);
    await trade.receive(trade.ofStore3);
    await app.database.pool.query(`update mall_order set received_at = '2026-01-02 03:04:05.123456Z'`);
    const seen: number[] = [];
    let cursor: PayableCursor | undefined = { receivedAt: '-infinity', id: 0 };
    while (cursor && seen.length < 5) {
      [cursor] = await readPayableOrders(app.database.queries, 7, cursor, 1);
      if (cursor) seen.push(cursor.id);
    }
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(2);
  });
});
