import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { openOrderJobs } from '../orders/testing/order-jobs.ts';
import { runRefundClocks } from './clocks/run-refund-clocks.ts';
import { dataOf, openRefundMall, SOUND } from './testing/refund-shopper.ts';

describe('a refund before shipping', () => {
  it('pays single pieces at once when the store accepts, and closes the order with the last one', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const before = { balance: await mall.balance(), stock: await mall.stock() };
    const { number, lines } = await mall.buy([2, 1]);
    const [first, second] = lines;
    const one = await mall.requestRefund(number, { orderItemId: first?.id, goodsNum: 1, refundAmount: 30.01 });
    expect(await mall.info(one)).toMatchObject({ returnMoneySts: 1, waitsFor: 'seller', refundAmount: 30.01 });
    expect((await mall.apply(number, { orderItemId: first?.id, refundAmount: 1 })).reason).toBe('refund.open');
    expect((await mall.apply(number, { refundAmount: 1 })).reason).toBe('refund.open');
    expect((await mall.accept(one)).success).toBe(true);
    expect(await mall.info(one)).toMatchObject({ returnMoneySts: 5, moneyState: 'done', waitsFor: 'nobody' });
    expect((await mall.ada.detail(number)).status).toBe(2);
    expect((await mall.apply(number, { orderItemId: first?.id, goodsNum: 2, refundAmount: 1 })).reason).toBe(
      'refund.count',
    );
    for (const [line, amount] of [
      [first, 30.01],
      [second, 19.99],
    ] as const) {
      const sn = await mall.requestRefund(number, { orderItemId: line?.id, refundAmount: amount });
      dataOf(await mall.accept(sn));
    }
    expect(await mall.ada.detail(number)).toMatchObject({ status: 6, closeReason: 'refund' });
    expect({ balance: await mall.balance(), stock: await mall.stock() }).toEqual(before);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('blocks shipping of the requested pieces and receipt of the order while it is open', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const { number, lines } = await mall.buy([1, 1]);
    const [first, second] = lines;
    const one = await mall.requestRefund(number, { orderItemId: first?.id, refundAmount: 30.01 });
    const named = [{ dvyId: 1, dvyFlowId: 'SF10001', items: [{ orderItemId: first?.id, count: 1 }] }];
    expect((await mall.ship(number, named)).reason).toBe('order.refundOpen');
    expect((await mall.ship(number)).success).toBe(true);
    expect((await mall.ada.detail(number)).status).toBe(2);
    expect((await mall.ada.call('PUT', `/orderRefund/cancel/${one}`)).success).toBe(true);
    expect((await mall.ship(number)).success).toBe(true);
    expect((await mall.ada.detail(number)).status).toBe(3);
    const two = await mall.requestRefund(number, { orderItemId: second?.id, refundAmount: 19.99 });
    expect(await mall.ada.reason('PUT', `/myOrder/receipt/${number}`)).toBe('order.refundOpen');
    dataOf(await mall.accept(two));
    expect(await mall.ada.reason('PUT', `/myOrder/receipt/${number}`)).toBeUndefined();
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('a return', () => {
  it('runs from request to refund, and puts pieces that can be sold again back into stock', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const { number, lines } = await mall.buy([2, 1]);
    dataOf(await mall.ship(number));
    dataOf(await mall.ada.call('PUT', `/myOrder/receipt/${number}`));
    const stock = await mall.stock();
    const input = { applyType: 2, isReceived: true, orderItemId: lines[0]?.id };
    expect((await mall.apply(number, { ...input, goodsNum: 3, refundAmount: 1 })).reason).toBe('refund.count');
    expect((await mall.apply(number, { ...input, goodsNum: 1, refundAmount: 30.02 })).reason).toBe('refund.tooMuch');
    expect((await mall.apply(number, { ...input, goodsNum: 1, refundAmount: 0 })).reason).toBe('refund.belowMinimum');
    const sn = await mall.requestRefund(number, { ...input, goodsNum: 1, refundAmount: 30.01 });
    dataOf(await mall.accept(sn));
    const accepted = await mall.info(sn);
    expect(accepted).toMatchObject({ returnMoneySts: 2, waitsFor: 'buyer', actions: ['sendBack', 'withdraw'] });
    expect(accepted.returnAddress?.addr).toBeTruthy();
    const parcel = { refundSn: sn, dvyId: 1, dvyFlowId: 'SF2', mobile: '13800138001', words: '', imgs: [] };
    dataOf(await mall.ada.call('PUT', '/orderRefund/submitExpress', parcel));
    const before = await mall.balance();
    dataOf(await mall.seller.call('PUT', '/m/refund/received', { refundSn: sn, isRestocked: true }));
    expect((await mall.info(sn)).returnMoneySts).toBe(5);
    expect((await mall.balance()) - before).toBe(3_001);
    expect((await mall.stock()).get(mall.skuIds[0])).toBe((stock.get(mall.skuIds[0]) ?? 0) + 1);
    expect(await mall.prove()).toEqual(SOUND);
    await app.moveClock('8 days');
    expect((await mall.apply(number, { ...input, refundAmount: 1 })).reason).toBe('refund.periodOver');
    await openOrderJobs(app).run('payStores');
    const [order] = await mall.rows<{ gross: number; goods: number; rate: number; got: number }>(
      `select payable_cents::int as gross, (payable_cents - shipping_cents)::int as goods,
         (select max(commission_basis_points) from order_line where order_id = mall_order.id) as rate, (
         select sum(amount)::int from ledger_line join ledger_journal on ledger_journal.id = journal_id
         join ledger_account on ledger_account.id = account_id
         where key = 'settled:' || mall_order.id and kind = 'storePayable') as got
       from mall_order where number = $1`,
      [number],
    );
    const { gross = 0, goods = 0, rate = 0 } = order ?? {};
    expect(rate).toBeGreaterThan(0);
    expect(order?.got).toBe(gross - 3_001 - Math.floor(((goods - 3_001) * rate) / 10_000));
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('can be refused, resubmitted once with changes, and settled by a lower offer of the store', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const { number, lines } = await mall.buy([2, 0]);
    dataOf(await mall.ship(number));
    const sn = await mall.requestRefund(number, { orderItemId: lines[0]?.id, goodsNum: 1, refundAmount: 30 });
    dataOf(await mall.refuse(sn));
    expect(await mall.info(sn)).toMatchObject({ returnMoneySts: 7, actions: ['edit', 'dispute', 'withdraw'] });
    const again = (input: object) =>
      mall.ada.call('PUT', '/orderRefund/resubmit', { ...mall.refundInput, refundSn: sn, goodsNum: 2, ...input });
    expect((await again({ goodsNum: 2, refundAmount: 60.03 })).reason).toBe('refund.tooMuch');
    expect((await again({ refundAmount: 50 })).success).toBe(true);
    expect((await again({ refundAmount: 40 })).reason).toBe('refund.amountChanged');
    expect((await again({ goodsNum: 1, refundAmount: 50 })).reason).toBe('refund.countReduced');
    const seen = await mall.seller.call('PUT', '/m/refund/accept', { refundSn: sn, refundAmount: 30 });
    expect(seen.reason).toBe('refund.changed');
    dataOf(await mall.seller.call('POST', '/m/refund/offer', { refundSn: sn, offer: 20, words: 'Half?' }));
    const answer = (offer: number, isAccepted: boolean) =>
      mall.ada.call('PUT', '/orderRefund/offer', { refundSn: sn, isAccepted, offer });
    expect((await answer(25, true)).reason).toBe('refund.offerChanged');
    const before = await mall.balance();
    dataOf(await answer(20, true));
    expect((await mall.balance()) - before).toBe(2_000);
    expect(await mall.info(sn)).toMatchObject({ returnMoneySts: 5, refundAmount: 20 });
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('runRefundClocks', () => {
  it('reminds a day before each deadline, then pays, accepts, closes, or receives a return', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const run = () => runRefundClocks(mall.context);
    const { number: unsent } = await mall.buy([1, 0]);
    const { number: sent, lines } = await mall.buy([2, 1]);
    dataOf(await mall.ship(sent));
    const moneyOnly = await mall.requestRefund(unsent, { refundAmount: 30.01 });
    const [first, second] = lines;
    const lapsing = await mall.requestRefund(sent, { orderItemId: first?.id, applyType: 2, refundAmount: 60.02 });
    const arriving = await mall.requestRefund(sent, { orderItemId: second?.id, applyType: 2, refundAmount: 19.99 });
    await app.moveClock('6 days 2 hours');
    await run();
    await run();
    const steps = async (sn: string) => (await mall.info(sn)).steps.map(({ what, by }) => `${what} ${by}`);
    expect(await steps(moneyOnly)).toEqual(['reminded clock', 'applied buyer']);
    await app.moveClock('7 days 1 minute');
    await run();
    await run();
    expect(await steps(moneyOnly)).toEqual(['paid platform', 'accepted clock', 'reminded clock', 'applied buyer']);
    expect((await mall.ada.detail(unsent)).status).toBe(6);
    expect(await mall.info(lapsing)).toMatchObject({ returnMoneySts: 2, waitsFor: 'buyer' });
    const parcel = { refundSn: arriving, dvyId: 1, dvyFlowId: 'SF3', mobile: '13800138001', words: '', imgs: [] };
    dataOf(await mall.ada.call('PUT', '/orderRefund/submitExpress', parcel));
    await app.moveClock('15 days');
    await run();
    expect((await mall.info(lapsing)).returnMoneySts).toBe(-1);
    expect(await mall.info(arriving)).toMatchObject({ returnMoneySts: 5, moneyState: 'done' });
    expect(await mall.prove()).toEqual(SOUND);
  });
});
