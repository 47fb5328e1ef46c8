import type { OutputOf } from '@galleria/contract/operation';
import type { orderDetail } from '@galleria/contract/orders/orders';
import { describe, expect, it } from 'vitest';
import { openOrderJobs } from '../../orders/testing/order-jobs.ts';
import { openRefundMall, type RefundMall } from '../testing/refund-mall.ts';

type Detail = OutputOf<typeof orderDetail>;
type Placed = Awaited<ReturnType<RefundMall['place']>>;

const [CASH, PARCEL] = [7, { dvyId: 1, dvyFlowId: 'SF1234567', items: [] }];

async function openBuyerMall() {
  const refundMall = await openRefundMall();
  const { ada, seller, mall } = refundMall;
  return {
    ...refundMall,
    cancelOwn: (number: string) => ada.browser.reason('PUT', `/p/myOrder/cancel/${number}`),
    ship: (orderNumber: string) => seller.reason('POST', '/m/order/deliver', { orderNumber, packages: [PARCEL] }),
    detail: async (number: string) =>
      (await ada.browser.call('GET', `/p/myOrder/orderDetail?orderNumber=${number}`)).data as Detail,
    setMinutes: (minutes: number) => mall.rows('update store set cancel_minutes = $1 where id = 2', [minutes]),
    payCash: async (trade: Placed) => expect(await ada.pay(trade.orderNumbers, CASH)).toMatchObject({ success: true }),
  };
}

describe('cancelOrder of a paid order', () => {
  it('refunds the order in full through the gateway, once, and notifies the buyer and the store', async () => {
    const { mall, place, payAtGateway, cancelOwn, detail, settle, own, ...see } = await openBuyerMall();
    const stock = await see.stock(own.skuId);
    const trade = await place();
    await payAtGateway(trade);
    const offered = await detail(trade.own);
    expect(offered.actions).toContain('cancel');
    expect(offered.cancelOffer).toMatchObject({ way: 'gateway', amount: trade.ownCents / 100 });
    expect(offered.cancelOffer?.points).toBeGreaterThan(0);
    const answers = await Promise.all([cancelOwn(trade.own), cancelOwn(trade.own), cancelOwn(trade.own)]);
    expect(answers.toSorted()).toEqual(['order.stateChanged', 'order.stateChanged', undefined]);
    await settle();
    expect(await see.order(trade.own)).toMatchObject({ status: 6, close_reason: 'buyer', refunded: trade.ownCents });
    expect(await see.order(trade.other)).toMatchObject({ status: 2, refunded: 0 });
    expect(await see.refunds()).toEqual([{ channel: 'gateway', state: 'done', cents: trade.ownCents }]);
    expect(await see.stock(own.skuId)).toBe(stock);
    expect(await detail(trade.own)).toMatchObject({
      ...{ closeReason: 'buyer', cancelOffer: null, actions: ['buyAgain', 'delete'] },
      cancellation: { note: '', way: 'gateway', amount: trade.ownCents / 100, points: offered.cancelOffer?.points },
    });
    const [order] = await mall.rows<{ id: number }>('select id::int from mall_order where number = $1', [trade.own]);
    const news = { orderId: order?.id, tradeId: trade.tradeId };
    for (let time = 0; time < 2; time += 1) await openOrderJobs(mall).deliver('order.canceledByBuyer', news);
    const mails = await mall.rows<{ template: string }>(
      `select distinct template from message where template like '%rderCanceled%' order by template`,
    );
    expect(mails.map(({ template }) => template)).toEqual(['orderCanceledByBuyer', 'storeOrderCanceled']);
    expect(await mall.prove()).toEqual([]);
  });

  it('refunds a payment from the balance to the balance', async () => {
    const { mall, ada, place, payFromBalance, cancelOwn, detail } = await openBuyerMall();
    const trade = await place();
    await payFromBalance(trade);
    expect((await detail(trade.own)).cancelOffer).toMatchObject({ way: 'balance', amount: trade.ownCents / 100 });
    expect(await cancelOwn(trade.own)).toBeUndefined();
    expect(await ada.balance()).toBe(trade.ownCents / 100);
    expect(await mall.prove()).toEqual([]);
  });

  it('is possible for 30 minutes after the payment by the database’s clock, afterwards by refund request', async () => {
    const { mall, place, payAtGateway, cancelOwn, detail } = await openBuyerMall();
    const trade = await place();
    await payAtGateway(trade);
    await mall.moveClock('31 minutes');
    expect(await detail(trade.own)).toMatchObject({
      ...{ cancelOffer: null, actions: ['remind', 'buyAgain'], isRefundable: true },
    });
    expect(await cancelOwn(trade.own)).toBe('order.cancelTimeOver');
    await mall.moveClock('29 minutes');
    expect((await detail(trade.own)).actions).toContain('cancel');
    expect(await cancelOwn(trade.own)).toBeUndefined();
  });

  it('applies the cancellation time of the store', async () => {
    const { mall, place, payAtGateway, cancelOwn, setMinutes } = await openBuyerMall();
    const trade = await place();
    await payAtGateway(trade);
    await setMinutes(0);
    expect(await cancelOwn(trade.own)).toBe('order.cancelTimeOver');
    await setMinutes(60);
    await mall.moveClock('59 minutes');
    expect(await cancelOwn(trade.own)).toBeUndefined();
  });

  it.each([
    ['of a group', 'update mall_order set type = 1 where number = $1'],
    ['of a flash sale', 'update mall_order set type = 2 where number = $1'],
    ['of a pre-sale', 'update mall_order set type = 4 where number = $1'],
    ['that is partly sent', 'update mall_order set is_partly_shipped = true where number = $1'],
    ['of codes', 'update mall_order set is_virtual = true where number = $1'],
  ])('is refused for an order %s', async (_, statement) => {
    const { mall, place, payAtGateway, cancelOwn, detail, ...see } = await openBuyerMall();
    const trade = await place();
    await payAtGateway(trade);
    await mall.rows(statement, [trade.own]);
    expect(await detail(trade.own)).toMatchObject({ cancelOffer: null, actions: ['remind', 'buyAgain'] });
    expect(await cancelOwn(trade.own)).toBe('order.stateChanged');
    expect(await see.order(trade.own)).toMatchObject({ status: 2, refunded: 0 });
  });

  it('is refused while a refund request is open', async () => {
    const { mall, place, payAtGateway, cancelOwn, detail } = await openBuyerMall();
    const trade = await place();
    await payAtGateway(trade);
    await mall.rows('update mall_order set open_claims = 1 where number = $1', [trade.own]);
    expect((await detail(trade.own)).cancelOffer).toBeNull();
    expect(await cancelOwn(trade.own)).toBe('order.refundOpen');
  });
});

describe('cancelOrder of an order to be paid on delivery', () => {
  it('keeps the other order, and closes the trade with the last one', async () => {
    const { mall, place, payCash, cancelOwn, detail, settle, ...see } = await openBuyerMall();
    const trade = await place();
    // The time for cancelling starts with the confirmation, not with the submission.
    await mall.moveClock('20 minutes');
    await payCash(trade);
    await mall.moveClock('45 minutes');
    expect((await detail(trade.own)).cancelOffer).toMatchObject({ way: 'none', amount: 0 });
    expect(await cancelOwn(trade.own)).toBeUndefined();
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'promised', payable: trade.otherCents });
    await mall.moveClock('51 minutes');
    expect(await cancelOwn(trade.other)).toBe('order.cancelTimeOver');
    await mall.moveClock('45 minutes');
    expect(await cancelOwn(trade.other)).toBeUndefined();
    await settle();
    expect(await see.trade(trade.tradeId)).toMatchObject({ state: 'closed' });
    expect(await see.refunds()).toEqual([]);
    expect(await see.isCouponBack(trade.coupon)).toBe(true);
    expect(await mall.prove()).toEqual([]);
  });
});

const ROUNDS = 8;

/** The store ships the order and the buyer cancels it at once. */
async function race(
  { place, payAtGateway, cancelOwn, ship, mall }: Awaited<ReturnType<typeof openBuyerMall>>,
  at: number,
) {
  const trade = await place();
  await payAtGateway(trade);
  const both = [() => ship(trade.own), () => cancelOwn(trade.own)];
  const answers = await Promise.all((at % 2 ? both : both.toReversed()).map((act) => act()));
  const [end] = await mall.rows<{ parcels: number; refunded: number }>(
    `select (select count(*)::int from parcel where order_id = mall_order.id) as parcels,
       refunded_cents::int as refunded from mall_order where number = $1`,
    [trade.own],
  );
  return { done: answers.filter((reason) => reason === undefined).length, trade, ...end };
}

describe('cancelOrder racing with shipOrder', () => {
  it('either sends or refunds the order, in every round', async () => {
    const buyerMall = await openBuyerMall();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { done, parcels, refunded, trade } = await race(buyerMall, round);
      expect([done, parcels, refunded]).toEqual(parcels ? [1, 1, 0] : [1, 0, trade.ownCents]);
    }
    expect(await buyerMall.mall.prove()).toEqual([]);
  });

  it('control: when the status of the order is not updated, it is both sent and refunded', async () => {
    const buyerMall = await openBuyerMall();
    await buyerMall.mall.rows(
      `create function forget_status() returns trigger language plpgsql as
         $$ begin new.status = old.status; new.closed_at = old.closed_at; return new; end $$;
       create trigger forget_status before update on mall_order for each row when (old.status = 2)
         execute function forget_status()`,
    );
    const { done, parcels, refunded, trade } = await race(buyerMall, 1);
    expect([done, parcels, refunded]).toEqual([2, 1, trade.ownCents]);
  });
});
