import { randomUUID } from 'node:crypto';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { grantCoupon } from '../../checkout/testing/shopper.ts';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { dataOf } from '../testing/pay-mall.ts';
import { openRefundMall, type RefundMall } from '../testing/refund-mall.ts';

describe('cancelStoreOrder of a paid order', () => {
  it('refunds one of two orders at the gateway, with its points and its share of the coupon, once', async () => {
    const { mall, ada, place, payAtGateway, cancel, settle, own, ...see } = await openRefundMall();
    const pointsBefore = await see.points();
    const stock = await see.stock(own.skuId);
    const trade = await place();
    expect(await payAtGateway(trade)).toMatchObject({ outcome: 'applied' });
    const inEscrow = await see.escrow(trade.tradeId);
    const answers = await Promise.all([cancel(trade.own), cancel(trade.own), cancel(trade.own)]);
    expect(answers.toSorted()).toEqual(['order.notCancelable', 'order.notCancelable', undefined]);
    expect(await see.order(trade.own)).toEqual({
      ...{ status: 6, close_reason: 'seller', close_note: 'Sold out in our shop', refunded: trade.ownCents },
    });
    expect(await see.order(trade.other)).toMatchObject({ status: 2, refunded: 0 });
    expect(await see.stock(own.skuId)).toBe(stock);
    // The store's share is the price of its goods, regardless of the bearer of the reductions.
    expect(await see.escrow(trade.tradeId)).toBe(inEscrow - 3001);
    expect(await see.isCouponBack(trade.coupon)).toBe(false);
    await settle();
    expect(await see.refunds()).toEqual([{ channel: 'gateway', state: 'done', cents: trade.ownCents }]);
    expect(await mall.rows('select refunded_cents::int as cents from sandbox_charge')).toEqual([
      { cents: trade.ownCents },
    ]);
    expect(await mall.clearing()).toBe(-trade.otherCents);
    const detail = (await ada.browser.call('GET', `/p/myOrder/orderDetail?orderNumber=${trade.own}`)).data;
    expect(detail).toMatchObject({
      closeReason: 'seller',
      cancellation: { note: 'Sold out in our shop', way: 'gateway', state: 'done', amount: trade.ownCents / 100 },
    });

    const other = await mall.rows<{ points: number }>(
      'select points::int as points from mall_order where number = $1',
      [trade.other],
    );
    expect(await see.points()).toBe(pointsBefore + 250 - (other[0]?.points ?? 0));
    expect(await mall.prove()).toEqual([]);
  });

  it('returns the coupon with the last order, and refunds a payment from the balance to the balance', async () => {
    const { mall, ada, seller, place, payFromBalance, cancel, ...see } = await openRefundMall();
    const trade = await place();
    expect(await payFromBalance(trade)).toMatchObject({ success: true });
    expect(await cancel(trade.own)).toBeUndefined();
    expect(await ada.balance()).toBe(trade.ownCents / 100);
    await mall.rows('update mall_order set store_id = 2 where number = $1', [trade.other]);
    expect(await cancel(trade.other)).toBeUndefined();
    expect(await see.isCouponBack(trade.coupon)).toBe(true);
    expect(await ada.balance()).toBe(trade.amount);
    expect(await see.escrow(trade.tradeId)).toBe(0);
    expect(await see.refunds()).toMatchObject([
      { channel: 'balance', state: 'done' },
      { channel: 'balance', state: 'done' },
    ]);
    expect(await mall.prove()).toEqual([]);
  });

  it('records a refund that the gateway rejects, and keeps the amount owed', async () => {
    const { mall, place, payAtGateway, cancel, settle, ...see } = await openRefundMall();
    const trade = await place();
    await payAtGateway(trade);
    await mall.rows('update sandbox_charge set refunded_cents = amount_cents');
    expect(await cancel(trade.own)).toBeUndefined();
    await settle();
    expect(await see.refunds()).toMatchObject([{ channel: 'gateway', state: 'failed' }]);
    expect(await mall.rows(`select balance::int from ledger_account where owner like 'refund:%'`)).toEqual([
      { balance: trade.ownCents },
    ]);
    expect(await mall.prove()).toEqual([]);
  });

  it('refunds a bank transfer to the balance', async () => {
    const { mall, ada, place, cancel, ...see } = await openRefundMall();
    const trade = await place();
    const { payNumber } = (await ada.pay(trade.orderNumbers, 8)).data as { payNumber: string };
    expect(await cancel(trade.own)).toBe('order.transferAwaited');
    await mall.confirmTransfer(payNumber, trade.amount);
    expect(await cancel(trade.own)).toBeUndefined();
    expect(await see.refunds()).toMatchObject([{ channel: 'balance', state: 'done', cents: trade.ownCents }]);
    expect(await ada.balance()).toBe(trade.ownCents / 100);
    expect(await mall.prove()).toEqual([]);
  });
});

/** An order of store 2 that a coupon pays for in full: no money was moved. */
async function placeFree({ mall, ada, own }: RefundMall) {
  const [address] = await mall.rows<{ id: number }>('select id from address where user_id = $1', [ada.userId]);
  const couponUserIds = [await grantCoupon(mall, ada.userId, { amountCents: 5000 })];
  dataOf(await ada.browser.call('POST', '/p/shopCart/changeItem', { skuId: own.skuId, count: 1 }));
  const input = { uuid: randomUUID(), addrId: address?.id, couponUserIds };
  const { orderNumbers } = dataOf(await ada.browser.call('POST', '/p/order/submit', input)) as { orderNumbers: string };
  expect(await ada.pay(orderNumbers, PAY_TYPE.points)).toMatchObject({ data: { state: 'paid' } });
  const [order] = await mall.rows<{ id: number }>('select id::int from mall_order where number = $1', [orderNumbers]);
  return { number: orderNumbers, news: { orderId: order?.id, tradeId: 0 } };
}

describe('a cancelled order that cost no money', () => {
  it('is not said to be refunded, whoever cancelled it', async () => {
    const refundMall = await openRefundMall();
    const { mall, cancel, refunds } = refundMall;
    const staff = await callAsStaff(mall, 'orders.refund');
    const [byStore, byMall] = [await placeFree(refundMall), await placeFree(refundMall)];
    expect(await cancel(byStore.number)).toBeUndefined();
    const refund = { orderNumber: byMall.number, reason: 'The store cannot deliver' };
    expect(await staff.reason('POST', '/s/orders/refund', refund)).toBeUndefined();
    const none = { channel: 'none', state: 'done', cents: 0 };
    expect(await refunds()).toEqual([none, none]);
    const jobs = openOrderJobs(mall);
    await jobs.deliver('order.canceledByStore', byStore.news);
    await jobs.deliver('order.refundedByPlatform', byMall.news);
    const mails = await mall.rows<{ template: string }>(
      `select template from message where template like 'order%' order by template`,
    );
    expect(mails.map(({ template }) => template)).toEqual(['orderCanceledUnpaid', 'orderClosedByMall']);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('cancelStoreOrder of an order to be paid on delivery', () => {
  it('keeps the other order to be paid, and closes the trade with the last one', async () => {
    const { mall, ada, place, cancel, settle, ...see } = await openRefundMall();
    const trade = await place();
    expect(await ada.pay(trade.orderNumbers, 7)).toMatchObject({ success: true });
    expect(await cancel(trade.own)).toBeUndefined();
    await settle();
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'promised', payable: trade.otherCents });
    const cash = () => mall.rows('select state, amount_cents::int as cents from payment');
    expect(await cash()).toEqual([{ state: 'promised', cents: trade.otherCents }]);
    await mall.rows('update mall_order set store_id = 2 where number = $1', [trade.other]);
    expect(await cancel(trade.other)).toBeUndefined();
    await settle();
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'closed' });
    expect(await cash()).toMatchObject([{ state: 'failed' }]);
    expect(await see.escrow(trade.tradeId, 'points')).toBe(0);
    expect(await see.isCouponBack(trade.coupon)).toBe(true);
    expect(await mall.prove()).toEqual([]);
  });

  it('collects the cash when all remaining orders of the trade have arrived', async () => {
    const { mall, ada, place, cancel, ...see } = await openRefundMall();
    const trade = await place();
    await ada.pay(trade.orderNumbers, 7);
    await mall.rows('update mall_order set status = 3 where number = $1', [trade.other]);
    await ada.browser.call('PUT', `/p/myOrder/receipt/${trade.other}`);
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'promised' });
    expect(await cancel(trade.own)).toBeUndefined();
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'paid', payable: trade.otherCents });
    expect(await see.escrow(trade.tradeId)).toBe(1999);
    expect(await mall.prove()).toEqual([]);
  });
});

describe('cancelStoreOrder of an unpaid order', () => {
  it('lowers the amount of the trade, and a payment of the old amount does not pay it', async () => {
    const { mall, ada, place, cancel, settle, payAtGateway, ...see } = await openRefundMall();
    const trade = await place();
    const points = await see.points();
    const started = await ada.start(trade);
    expect(await cancel(trade.own)).toBeUndefined();
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'unpaid', payable: trade.otherCents });
    expect(await see.points()).toBeGreaterThan(points);
    expect(await ada.status(trade.orderNumbers)).toMatchObject({ state: 'open', amount: trade.otherCents / 100 });
    const again = await ada.start(trade);
    expect(again.payNumber).not.toBe(started.payNumber);
    expect(await payAtGateway({ ...trade, cents: trade.otherCents })).toMatchObject({ outcome: 'applied' });
    expect(await see.order(trade.own)).toMatchObject({ status: 6, refunded: 0 });
    expect(await see.order(trade.other)).toMatchObject({ status: 2 });
    expect(await see.escrow(trade.tradeId)).toBe(1999);
    expect(await mall.prove()).toEqual([]);
  });
});
