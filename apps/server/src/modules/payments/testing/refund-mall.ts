import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@galleria/domain/access/access';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { grantCoupon, stockedSku } from '../../checkout/testing/shopper.ts';
import { postJournal } from '../../ledger/index.ts';
import { ORDER_REFUND_REQUESTED, TRADE_AMOUNT_CHANGED } from '../../orders/index.ts';
import { sellerBrowser } from '../../sellers/testing/seller-browser.ts';
import { dataOf, openPayMall, PAY_PASSWORD } from './pay-mall.ts';
import { deliverSandbox, sandboxEvent } from './webhooks.ts';

export type RefundMall = Awaited<ReturnType<typeof openRefundMall>>;

/**
 * A mall in which a buyer orders from stores 2 and 3 at once, with a coupon of the mall and points, and store 2
 * cancels.
 */
export async function openRefundMall() {
  const mall = await openPayMall();
  await mall.rows('delete from store_discount');
  await mall.rows(`select pg_notify('mall_changed', 'promotions')`);
  const ada = await mall.buyer('ada');
  const seller = await sellerBrowser(mall);
  const own = await stockedSku(mall, 2, { priceCents: 3001, stock: 1000 });
  const other = await stockedSku(mall, 3, { priceCents: 1999, stock: 1000 });
  const addrId = (await mall.rows<{ id: number }>('select id from address where user_id = $1', [ada.userId]))[0]?.id;

  /** Two orders of one trade. */
  const place = async () => {
    await inTransaction(mall.database, SYSTEM, (transaction) =>
      postJournal(transaction, {
        ...{ key: `gift:${randomUUID()}`, reason: 'gift', lines: issuePoints(ada.userId, 250) },
      }),
    );
    const coupon = await grantCoupon(mall, ada.userId, { amountCents: 333 });
    for (const { skuId } of [own, other]) {
      dataOf(await ada.browser.call('POST', '/p/shopCart/changeItem', { skuId, count: 1 }));
    }
    const input = { uuid: randomUUID(), addrId, couponUserIds: [coupon], userUseScore: 250 };
    const { orderNumbers } = dataOf(await ada.browser.call('POST', '/p/order/submit', input)) as {
      orderNumbers: string;
    };
    const orders = await mall.rows<{ number: string; store_id: number; trade_id: string; payable: number }>(
      'select number, store_id, trade_id, payable_cents::int as payable from mall_order where number = any($1)',
      [orderNumbers.split(',')],
    );
    const ofStore = (storeId: number) => orders.find(({ store_id }) => store_id === storeId);
    const tradeId = Number(orders[0]?.trade_id);
    const cents = orders.reduce((sum, { payable }) => sum + payable, 0);
    return {
      ...{ orderNumbers, tradeId, coupon, cents, amount: cents / 100 },
      ...{ own: ofStore(2)?.number ?? '', other: ofStore(3)?.number ?? '' },
      ...{ ownCents: ofStore(2)?.payable ?? 0, otherCents: ofStore(3)?.payable ?? 0 },
    };
  };
  type Placed = Awaited<ReturnType<typeof place>>;

  const payAtGateway = async (trade: Placed) => {
    const started = await ada.start(trade);
    await mall.rows(`update sandbox_charge set state = 'paid' where ref = $1`, [started.reference]);
    return deliverSandbox(mall, sandboxEvent('charge.paid', started, trade.cents));
  };
  const cancel = (orderNumber: string) =>
    seller.reason('POST', '/m/order/cancel', { orderNumber, reason: 'Sold out in our shop' });
  const one = async <Row extends object>(statement: string, values: unknown[] = []) =>
    (await mall.rows<Row>(statement, values))[0];
  return {
    ...{ mall, ada, seller, place, payAtGateway, cancel, own, other },
    payFromBalance: async (trade: Placed) => {
      await ada.grantBalance(trade.cents);
      return ada.pay(trade.orderNumbers, 9, { payPassword: PAY_PASSWORD });
    },
    /** Runs the subscribers of the orders' events. */
    settle: async () => {
      for (const { id } of await mall.rows<{ id: string }>(`select id from order_refund where state = 'requested'`)) {
        await mall.announce(ORDER_REFUND_REQUESTED, { refundId: Number(id) });
      }
      for (const { id } of await mall.rows<{ id: string }>('select distinct trade_id as id from payment')) {
        await mall.announce(TRADE_AMOUNT_CHANGED, { tradeId: Number(id) });
      }
      await mall.work();
    },
    escrow: async (tradeId: number, unit = 'cents') =>
      (
        await one<{ balance: number }>(
          `select balance::int from ledger_account where kind = 'escrow' and owner = $1 and unit = $2`,
          [String(tradeId), unit],
        )
      )?.balance ?? 0,
    stock: async (skuId: number) =>
      (await one<{ available: number }>('select available from sku_stock where sku_id = $1', [skuId]))?.available,
    points: async () =>
      (
        await one<{ balance: number }>(
          `select balance::int from ledger_account where kind = 'buyerPoints' and owner = $1`,
          [ada.userId],
        )
      )?.balance ?? 0,
    order: (number: string) =>
      one<{ status: number; close_reason: string; close_note: string; refunded: number }>(
        'select status, close_reason, close_note, refunded_cents::int as refunded from mall_order where number = $1',
        [number],
      ),
    trade: (tradeId: number) =>
      one<{ state: string; payable: number; points: number }>(
        'select state, payable_cents::int as payable, points::int as points from trade where id = $1',
        [tradeId],
      ),
    refunds: () => mall.rows('select channel, state, amount_cents::int as cents from order_refund order by id'),
    isCouponBack: async (id: number) => {
      const found = await one<{ trade_id: string | null }>('select trade_id from own_coupon where id = $1', [id]);
      return found?.trade_id === null;
    },
  };
}
