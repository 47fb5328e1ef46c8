import { describe, expect, it } from 'vitest';
import { callAsStaff } from '../../../testing/call-as-staff.ts';
import { lastMessage } from '../../../testing/read-messages.ts';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { OWNER } from '../../sellers/testing/seller-browser.ts';
import { openRefundMall } from '../testing/refund-mall.ts';

describe('platformRefund of a paid order', () => {
  it('refunds everything through its channel, and notifies buyer and store', async () => {
    const { mall, ada, seller, place, payAtGateway, settle, own, ...see } = await openRefundMall();
    const staff = await callAsStaff(mall, 'orders.view', 'orders.refund');
    const stock = await see.stock(own.skuId);
    const trade = await place();
    await payAtGateway(trade);
    const refund = { orderNumber: trade.own, reason: 'The store cannot deliver' };
    const answers = await Promise.all([1, 2, 3].map(() => staff.reason('POST', '/s/orders/refund', refund)));
    expect(answers.toSorted()).toEqual(['order.notCancelable', 'order.notCancelable', undefined]);
    expect(await see.order(trade.own)).toEqual({
      ...{ status: 6, close_reason: 'platform', close_note: refund.reason, refunded: trade.ownCents },
    });
    expect(await see.order(trade.other)).toMatchObject({ status: 2, refunded: 0 });
    expect(await see.stock(own.skuId)).toBe(stock);
    await settle();
    expect(await see.refunds()).toEqual([{ channel: 'gateway', state: 'done', cents: trade.ownCents }]);
    const detail = (await ada.browser.call('GET', `/p/myOrder/orderDetail?orderNumber=${trade.own}`)).data;
    expect(detail).toMatchObject({
      closeReason: 'platform',
      cancellation: { note: refund.reason, way: 'gateway', amount: trade.ownCents / 100 },
    });
    const sold = (await seller.call('GET', `/m/order/info?orderNumber=${trade.own}`)).data;
    expect(sold).toMatchObject({ closeReason: 'platform', cancelNote: refund.reason, actions: [] });
    expect((await staff.call('GET', `/s/orders/info?orderNumber=${trade.own}`)).data).toMatchObject({
      ...{ canRefund: false, refunds: [{ amount: trade.ownCents / 100, journalId: expect.any(Number) }] },
    });
    expect((await staff.call('GET', `/s/orders/log?orderNumber=${trade.own}`)).data).toMatchObject([
      { who: 'staff', operation: 'platformRefund', detail: refund.reason },
    ]);
    const payments = (await staff.call('GET', `/s/orders/payments?orderNumber=${trade.own}`)).data;
    expect(payments).toMatchObject([{ state: 'settled', amount: trade.amount, journalId: expect.any(Number) }]);
    const [order] = await mall.rows<{ id: number }>('select id::int from mall_order where number = $1', [trade.own]);
    const event = { orderId: order?.id, tradeId: trade.tradeId };
    for (let time = 0; time < 2; time++) await openOrderJobs(mall).deliver('order.refundedByPlatform', event);
    expect((await lastMessage(mall, OWNER.mail)).text).toContain(refund.reason);
    expect(await mall.prove()).toEqual([]);
  });

  it('returns the coupon with the last order, and is refused for an order that was cancelled or sent', async () => {
    const { mall, ada, place, payFromBalance, cancel, ...see } = await openRefundMall();
    const staff = await callAsStaff(mall, 'orders.refund');
    const refund = (orderNumber: string) =>
      staff.reason('POST', '/s/orders/refund', { orderNumber, reason: 'The store cannot deliver' });
    const trade = await place();
    await payFromBalance(trade);
    expect(await cancel(trade.own)).toBeUndefined();
    expect(await refund(trade.own)).toBe('order.notCancelable');
    expect(await refund(trade.other)).toBeUndefined();
    expect(await see.isCouponBack(trade.coupon)).toBe(true);
    expect(await ada.balance()).toBe(trade.amount);
    expect(await see.escrow(trade.tradeId)).toBe(0);
    const sent = await place();
    await payFromBalance(sent);
    await mall.rows('update mall_order set is_partly_shipped = true where number = $1', [sent.own]);
    expect(await refund(sent.own)).toBe('order.notCancelable');
    expect(await refund('0000000000')).toBe('order.notFound');
    expect(await mall.prove()).toEqual([]);
  });

  it('closes an unpaid order, and lowers the amount of the trade', async () => {
    const { mall, place, ...see } = await openRefundMall();
    const staff = await callAsStaff(mall, 'orders.refund');
    const trade = await place();
    const refund = { orderNumber: trade.own, reason: 'Fraud' };
    expect(await staff.reason('POST', '/s/orders/refund', refund)).toBeUndefined();
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'unpaid', payable: trade.otherCents });
    expect(await see.order(trade.own)).toMatchObject({ status: 6, close_reason: 'platform', refunded: 0 });
    expect(await mall.prove()).toEqual([]);
  });
});
