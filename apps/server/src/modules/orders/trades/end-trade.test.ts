import { SYSTEM } from '@galleria/domain/access/access';
import { buyerWallet, clearingAt } from '@galleria/domain/ledger/accounts';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import {
  type Body,
  count,
  grantCoupon,
  openQuietMall,
  type Shopper,
  signInShopper,
  stockedSku,
  virtualSku,
} from '../../checkout/testing/shopper.ts';
import { proveBalance } from '../../ledger/index.ts';
import { closeTrade } from './close-trade.ts';
import type { Settlement } from './settle-trade.ts';
import { settleTrade } from './settle-trade.ts';
import { awaitTransfer, findTradeByOrderNumbers, lockTrade, stopAwaitingTransfer, type Trade } from './trades-db.ts';

const byCard = (trade: Trade): Settlement => ({
  payType: PAY_TYPE.stripe,
  from: clearingAt('stripe'),
  paidCents: trade.payableCents,
});

async function withTrade<Result>(
  { database }: TestApp,
  tradeId: number,
  work: (transaction: Transaction, trade: Trade) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, SYSTEM, async (transaction) => {
    const trade = await lockTrade(transaction, tradeId);
    if (!trade) throw new Error(`no trade ${tradeId}`);
    return work(transaction, trade);
  });
}

const settle = (app: TestApp, tradeId: number, by = byCard) =>
  withTrade(app, tradeId, (transaction, trade) => settleTrade(transaction, trade, by(trade)));
const close = (app: TestApp, tradeId: number) =>
  withTrade(app, tradeId, (transaction, trade) => closeTrade(transaction, trade, 'buyer'));

/** Places a trade of one SKU and returns its id. */
async function place(app: TestApp, shopper: Shopper, skuId: number, prodCount = 1, more: Body = {}): Promise<number> {
  const { data, reason } = await shopper.buy(skuId, prodCount, more);
  if (!data) throw new Error(`not placed: ${reason}`);
  const { orderNumbers } = data as { orderNumbers: string };
  const trade = await findTradeByOrderNumbers(app.database.queries, shopper.userId, [orderNumbers]);
  return trade?.id ?? 0;
}

const rowsOf = async (app: TestApp, text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;

describe('settleTrade', () => {
  it('advances the orders, moves the money to escrow and counts the sales, once', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    await ada.grantPoints(500);
    const { skuId, prodId } = await stockedSku(app, 2, { priceCents: 1000 });
    const [before] = await rowsOf(app, 'select sold from product where id = $1', [prodId]);
    const tradeId = await place(app, ada, skuId, 2, { userUseScore: 300 });
    expect(await settle(app, tradeId)).toBe('settled');
    expect(await settle(app, tradeId)).toBe('closed');
    expect(await close(app, tradeId)).toBe(false);
    expect(await rowsOf(app, 'select state, pay_type from trade')).toEqual([{ state: 'paid', pay_type: 13 }]);
    const [order] = await rowsOf(app, 'select status, paid_at is not null as is_paid from mall_order');
    expect(order).toEqual({ status: 2, is_paid: true });
    const [after] = await rowsOf(app, 'select sold from product where id = $1', [prodId]);
    expect(after.sold).toBe(before.sold + 2);
    const escrow = `select unit, balance::int from ledger_account where kind = 'escrow' and owner = $1 order by unit`;
    expect(await rowsOf(app, escrow, [String(tradeId)])).toEqual([
      { unit: 'cents', balance: 2000 },
      { unit: 'points', balance: 0 },
    ]);
    expect(await count(app, `ledger_journal where key = $1`, [`paid:${tradeId}`])).toBe(1);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('issues one voucher code per piece of a virtual product, and a pickup code', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const card = await virtualSku(app);
    const [{ name }] = await rowsOf(
      app,
      `select virtual_questions->0->'name'->>'en' as name from product where id = $1`,
      [card.prodId],
    );
    const answers = { virtualRemarkList: [{ prodId: card.prodId, name, value: 'Eve' }] };
    const virtual = await place(app, ada, card.skuId, 3, answers);
    await settle(app, virtual);
    const codes = (await rowsOf(app, 'select code, valid_until is not null as ends from voucher')).map(
      (row) => row.code,
    );
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
    expect(await rowsOf(app, 'select status from mall_order')).toEqual([{ status: 3 }]);
    const { skuId } = await stockedSku(app, 1, { priceCents: 1000 });
    const pickup = { stationId: 12, name: 'Ada', mobile: '13800138000' };
    const fetched = await place(app, ada, skuId, 1, {
      addrId: undefined,
      orderShopParams: [{ shopId: 1, dvyType: 2, pickup }],
    });
    const atCounter = 'select pickup, receiver from mall_order where trade_id = $1';
    expect((await rowsOf(app, atCounter, [fetched]))[0]).toMatchObject({
      pickup: { ...pickup, code: '' },
      receiver: null,
    });
    await settle(app, fetched);
    const [paid] = await rowsOf(app, atCounter, [fetched]);
    expect(paid.pickup.code).toMatch(/^\d{8}$/);
    expect(paid.pickup.stationName.zh_CN).toBeTruthy();
  });

  it('moves no money for cash on delivery', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    const tradeId = await place(app, ada, skuId);
    const onDelivery = () => ({ payType: PAY_TYPE.cashOnDelivery, from: undefined, paidCents: 0 });
    expect(await settle(app, tradeId, onDelivery)).toBe('settled');
    expect(await rowsOf(app, 'select state from trade')).toEqual([{ state: 'promised' }]);
    expect(await rowsOf(app, 'select status, paid_at from mall_order')).toEqual([{ status: 2, paid_at: null }]);
    expect(await count(app, `ledger_journal where key = $1`, [`paid:${tradeId}`])).toBe(0);
  });

  it('refuses when the balance is too low, and changes nothing', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    const tradeId = await place(app, ada, skuId);
    const fromWallet = () => ({ payType: PAY_TYPE.balance, from: buyerWallet(ada.userId), paidCents: 1000 });
    expect(await settle(app, tradeId, fromWallet)).toMatchObject({ refused: 'ledger.insufficient' });
    expect(await rowsOf(app, 'select state from trade')).toEqual([{ state: 'unpaid' }]);
    expect(await rowsOf(app, 'select status from mall_order')).toEqual([{ status: 1 }]);
  });
});

describe('findTradeByOrderNumbers', () => {
  it('finds a trade by its own orders, for its buyer only', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const eve = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    const ids = [await place(app, ada, skuId), await place(app, ada, skuId)];
    const numbers = (await rowsOf(app, 'select number from mall_order order by id')).map((row) => row.number);
    const find = (userId: string, orderNumbers: string[]) =>
      findTradeByOrderNumbers(app.database.queries, userId, orderNumbers);
    expect(await find(ada.userId, [numbers[0], numbers[0]])).toMatchObject({ id: ids[0], isExpired: false });
    expect(await find(ada.userId, numbers)).toBeUndefined();
    expect(await find(ada.userId, [])).toBeUndefined();
    expect(await find(eve.userId, [numbers[0]])).toBeUndefined();
    await app.moveClock('31 minutes');
    expect(await find(ada.userId, [numbers[1]])).toMatchObject({ id: ids[1], isExpired: true });
  });
});

describe('closeTrade', () => {
  it('releases stock, coupons and points exactly once in concurrent calls', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    await ada.grantPoints(500);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000, stock: 2 });
    const couponId = await grantCoupon(app, ada.userId, { amountCents: 100 });
    const tradeId = await place(app, ada, skuId, 2, { userUseScore: 300, couponUserIds: [couponId] });
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 0', [skuId])).toBe(1);
    const closed = await Promise.all(Array.from({ length: 10 }, () => close(app, tradeId)));
    expect(closed.filter(Boolean)).toHaveLength(1);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = 2', [skuId])).toBe(1);
    expect(await count(app, 'own_coupon where id = $1 and trade_id is null', [couponId])).toBe(1);
    expect(await count(app, `ledger_account where owner = $1 and balance = 500`, [ada.userId])).toBe(1);
    expect(await rowsOf(app, 'select status, close_reason from mall_order')).toEqual([
      { status: 6, close_reason: 'buyer' },
    ]);
    expect(await settle(app, tradeId)).toBe('closed');
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });
});

const ROUNDS = 30;

/** The result that a race of paying and closing must have. */
const isOneOfBoth = ({ isPaid, isClosed }: { isPaid: boolean; isClosed: boolean }) => isPaid !== isClosed;

describe('settleTrade racing with closeTrade', () => {
  it('either pays or closes the trade, in every round', async () => {
    const app = await openQuietMall();
    const shoppers = await Promise.all(Array.from({ length: ROUNDS }, () => signInShopper(app)));
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000, stock: ROUNDS });
    const tradeIds = await Promise.all(shoppers.map((shopper) => place(app, shopper, skuId)));
    const ends = await Promise.all(
      tradeIds.map(async (id, index) => {
        const both = index % 2 ? [settle(app, id), close(app, id)] : [close(app, id), settle(app, id)];
        const answers = await Promise.all(both);
        if (answers.some(isRefused)) throw new Error('settleTrade was refused');
        return { isPaid: answers.includes('settled'), isClosed: answers.includes(true) };
      }),
    );
    expect(ends.every(isOneOfBoth)).toBe(true);
    const paid = ends.filter(({ isPaid }) => isPaid).length;
    expect(await count(app, `trade where state = 'paid'`)).toBe(paid);
    expect(await count(app, `mall_order where status = 6`)).toBe(ROUNDS - paid);
    expect(await count(app, 'sku_stock where sku_id = $1 and available = $2', [skuId, ROUNDS - paid])).toBe(1);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('control: when neither updates the state of the trade, it is both paid and closed', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    const tradeId = await place(app, ada, skuId);
    await app.database.pool.query(`
      create function keep_state() returns trigger language plpgsql as $$ begin
        new.state := old.state;
        new.closed_at := old.closed_at;
        return new;
      end $$;
      create trigger keep_state before update on trade for each row execute function keep_state()`);
    const isPaid = (await settle(app, tradeId)) === 'settled';
    const isClosed = await close(app, tradeId);
    expect(isOneOfBoth({ isPaid, isClosed })).toBe(false);
  });
});

const TRANSFER = 8;

describe('awaitTransfer', () => {
  it('shows bank transfer as the pay type until it is stopped or the trade is closed', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    const tradeId = await place(app, ada, skuId);
    const shown = async () => {
      const { records } = (await ada.get('/p/myOrder/myOrder')).data as { records: { orderNumber: string }[] };
      const { data } = await ada.get(`/p/myOrder/orderDetail?orderNumber=${records[0]?.orderNumber}`);
      return [records, [data]].flat().map((order) => (order as { payType: number | null }).payType);
    };
    const wait = () => withTrade(app, tradeId, (transaction) => awaitTransfer(transaction, tradeId, 3));
    expect(await shown()).toEqual([null, null]);
    await wait();
    expect(await shown()).toEqual([TRANSFER, TRANSFER]);
    await app.moveClock('71 hours');
    expect(await rowsOf(app, 'select expires_at > mall_now() as is_open from trade')).toEqual([{ is_open: true }]);
    await withTrade(app, tradeId, (transaction) => stopAwaitingTransfer(transaction, tradeId));
    expect(await shown()).toEqual([null, null]);
    await wait();
    await close(app, tradeId);
    expect(await shown()).toEqual([null, null]);
  });

  it('changes nothing for a paid trade', async () => {
    const app = await openQuietMall();
    const ada = await signInShopper(app);
    const { skuId } = await stockedSku(app, 2, { priceCents: 1000 });
    const tradeId = await place(app, ada, skuId);
    await settle(app, tradeId);
    const row = () => rowsOf(app, 'select pay_type, expires_at from trade');
    const before = await row();
    await withTrade(app, tradeId, (transaction) => awaitTransfer(transaction, tradeId, 3));
    await withTrade(app, tradeId, (transaction) => stopAwaitingTransfer(transaction, tradeId));
    expect(await row()).toEqual(before);
  });
});
