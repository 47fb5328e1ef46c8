import { randomUUID } from 'node:crypto';
import type { Envelope } from '@galleria/contract/wire/envelope';
import { SYSTEM } from '@galleria/domain/access/access';
import { buyerWallet, clearingAt } from '@galleria/domain/ledger/accounts';
import { topUpWallet } from '@galleria/domain/ledger/trade-journals';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { createLog } from '../../../infra/log/log.ts';
import { openTestMessages } from '../../../infra/messages/testing/write-and-send.ts';
import type { TestApp } from '../../../testing/open-test-app.ts';
import { accounts } from '../../accounts/index.ts';
import { stockedSku } from '../../checkout/testing/shopper.ts';
import { postJournal, proveBalance, readBalance } from '../../ledger/index.ts';
import { findTradeByOrderNumbers, lockTrade, settleTrade } from '../../orders/index.ts';
import { openShopper } from '../../orders/testing/shopper.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import type { AfterSalesContext } from '../context.ts';

const STORE = 2;
const MOBILE = '13800138001';

/** A buyer with an account and money, the owner of store 2, and two products of the store at 30.01 and 19.99. */
export async function openRefundMall(app: TestApp) {
  const name = `ada${randomUUID().slice(0, 8)}`;
  const userId = await inTransaction(app.database, SYSTEM, (transaction) =>
    accounts.seed.seedAccount(transaction, {
      ...{ name, nickName: name, mail: `${name}@example.org`, password: 'Secret#2026', payPassword: '135790' },
      locale: 'en',
    }),
  );
  const ada = await openShopper(app, userId);
  await inTransaction(app.database, SYSTEM, (transaction) =>
    postJournal(transaction, {
      ...{ key: `topUp:${userId}`, reason: 'toppedUp', lines: topUpWallet(userId, 'sandbox', 100_000_00) },
    }),
  );
  await app.database.pool.query('delete from store_discount');
  await app.database.pool.query(`select pg_notify('mall_changed', 'promotions')`);
  const one = await stockedSku(app, STORE, { priceCents: 3_001, stock: 1_000 });
  const other = await stockedSku(app, STORE, { priceCents: 1_999, stock: 1_000, at: 1 });
  const seller = await sellerBrowser(app);
  // Sessions must outlive the clock, which tests move by weeks.
  await app.database.pool.query(`update session set expires_at = expires_at + interval '50 years'`);
  const rows = async <Row extends object>(statement: string, values: unknown[] = []) =>
    (await app.database.pool.query(statement, values)).rows as Row[];

  /** An unpaid order with so many pieces of each of the two products. */
  const place = async (counts: readonly [number, number], choices: object = {}) => {
    const items = [
      { skuId: one.skuId, count: counts[0] },
      { skuId: other.skuId, count: counts[1] },
    ].filter(({ count }) => count > 0);
    const [number = ''] = await ada.order(items, choices);
    return number;
  };
  const pay = (number: string, by: 'balance' | 'gateway' = 'balance') =>
    inTransaction(app.database, SYSTEM, async (transaction) => {
      const found = await findTradeByOrderNumbers(transaction.queries, userId, [number]);
      const trade = found && (await lockTrade(transaction, found.id));
      if (!trade) throw new Error(`pay: no trade with order ${number}`);
      const from = by === 'balance' ? buyerWallet(userId) : clearingAt('sandbox');
      const payType = by === 'balance' ? PAY_TYPE.balance : PAY_TYPE.stripe;
      return settleTrade(transaction, trade, { payType, from, paidCents: trade.payableCents });
    });

  /** A paid order; `gateway`: paid at a gateway. */
  const buy = async (counts: readonly [number, number] = [2, 1], by: 'balance' | 'gateway' = 'balance') => {
    const number = await place(counts);
    await pay(number, by);
    const lines = await rows<{ id: number; payable: number }>(
      `select order_line.id, order_line.payable_cents::int as payable from order_line
       join mall_order on mall_order.id = order_id where number = $1 order by main_sku_id is not null, order_line.id`,
      [number],
    );
    return { number, lines };
  };

  const refundInput = {
    ...{ isReceived: false, reason: 'changedMind', words: 'Too many', imgs: [], mobile: MOBILE, applyType: 1 },
  };
  const apply = (orderNumber: string, input: object) =>
    ada.call('POST', '/orderRefund/apply', { ...refundInput, orderNumber, ...input });
  /** Applies and returns the number of the request. */
  const requestRefund = async (orderNumber: string, input: object) =>
    (dataOf(await apply(orderNumber, input)) as { refundSn: string }).refundSn;
  const amountOf = async (refundSn: string) =>
    (dataOf(await ada.call('GET', `/orderRefund/info?refundSn=${refundSn}`)) as { refundAmount: number }).refundAmount;
  const context: AfterSalesContext = {
    ...{ database: app.database, log: createLog({ logLevel: 'silent' }), messages: openTestMessages(app) },
    ...{ stores: app.services.stores, addresses: app.services.addresses, rules: async () => DEFAULT_RULES },
  };
  return {
    ...{
      ada,
      userId,
      seller,
      place,
      pay,
      buy,
      apply,
      requestRefund,
      refundInput,
      rows,
      context,
      amountOf,
      skuIds: [one.skuId, other.skuId] as const,
    },
    info: async (refundSn: string) =>
      dataOf(await ada.call('GET', `/orderRefund/info?refundSn=${refundSn}`)) as RefundShown,
    accept: async (refundSn: string, input: object = {}) =>
      seller.call('PUT', '/m/refund/accept', { refundSn, refundAmount: await amountOf(refundSn), ...input }),
    refuse: async (refundSn: string) =>
      seller.call('PUT', '/m/refund/refuse', {
        ...{ refundSn, refundAmount: await amountOf(refundSn), reason: 'used', words: 'It was worn', imgs: [] },
      }),
    ship: async (orderNumber: string, packages: object[] = [{ dvyId: 1, dvyFlowId: 'SF10001', items: [] }]) =>
      seller.call('POST', '/m/order/deliver', { orderNumber, packages }),
    balance: () => readBalance(app.database.queries, buyerWallet(userId)),
    stock: async () => {
      const found = await rows<{ sku_id: number; available: number }>(
        'select sku_id, available from sku_stock where sku_id = any($1) order by sku_id',
        [[one.skuId, other.skuId]],
      );
      return new Map(found.map(({ sku_id, available }) => [sku_id, available]));
    },
    /** Violations: an unbalanced ledger, or refunds above the amount paid. */
    prove: async () => ({
      ledger: await proveBalance(app.database.queries),
      over: await rows(
        `select id from order_line where refunded_cents > payable_cents or refunded_quantity + claimed_quantity > quantity
         union all select id from mall_order where refunded_cents > payable_cents`,
      ),
    }),
  };
}

export type RefundMall = Awaited<ReturnType<typeof openRefundMall>>;

interface RefundShown {
  readonly returnMoneySts: number;
  readonly moneyState: string;
  readonly refundAmount: number;
  readonly postage: number;
  readonly waitsFor: string;
  readonly actions: string[];
  readonly returnAddress: { readonly addr: string; readonly isRegistered: boolean } | null;
  readonly steps: { readonly what: string; readonly by: string }[];
}

export const SOUND = { ledger: [], over: [] };

export function dataOf({ success, reason, data }: Envelope): unknown {
  if (!success) throw new Error(`refused: ${reason} ${JSON.stringify(data)}`);
  return data;
}
