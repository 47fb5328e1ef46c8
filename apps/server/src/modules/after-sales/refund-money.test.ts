import { SYSTEM } from '@galleria/domain/access/access';
import { COMMISSION, escrowOf, storePayable } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openTestApp } from '../../testing/open-test-app.ts';
import { grantCoupon, stockedSku } from '../checkout/testing/shopper.ts';
import { ledger, postJournal, readBalance } from '../ledger/index.ts';
import { openOrderJobs } from '../orders/testing/order-jobs.ts';
import { runRefundClocks } from './clocks/run-refund-clocks.ts';
import { chargePostage } from './testing/postage.ts';
import { dataOf, openRefundMall, SOUND } from './testing/refund-shopper.ts';

const STORE = 2;

describe('postage of an unsent order', () => {
  it('belongs to the last request while all items are requested; once paid, none can be withdrawn', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    await chargePostage(app, mall.skuIds, 700);
    const { number, lines } = await mall.buy([1, 1]);
    const [first, second] = lines.map(({ id }) => id);
    const one = await mall.requestRefund(number, { orderItemId: first, refundAmount: 30.01 });
    expect((await mall.apply(number, { orderItemId: second, refundAmount: 27 })).reason).toBe('refund.tooMuch');
    const other = await mall.requestRefund(number, { orderItemId: second, refundAmount: 26.99 });
    expect(await mall.info(other)).toMatchObject({ refundAmount: 26.99, postage: 7 });
    dataOf(await mall.ada.call('PUT', `/orderRefund/cancel/${one}`));
    expect(await mall.info(other)).toMatchObject({ refundAmount: 19.99, postage: 0 });
    dataOf(await mall.ada.call('PUT', `/orderRefund/cancel/${other}`));

    const before = await mall.balance();
    const again = await mall.requestRefund(number, { orderItemId: first, refundAmount: 30.01 });
    const last = await mall.requestRefund(number, { orderItemId: second, refundAmount: 26.99 });
    dataOf(await mall.accept(last));
    expect((await mall.balance()) - before).toBe(2_699);
    expect((await mall.ada.call('PUT', `/orderRefund/cancel/${again}`)).reason).toBe('refund.lastItem');
    dataOf(await mall.accept(again));
    expect(await mall.info(again)).toMatchObject({ refundAmount: 30.01, postage: 0, returnMoneySts: 5 });
    expect((await mall.balance()) - before).toBe(5_700);
    expect((await mall.ada.detail(number)).status).toBe(6);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('a coupon of a trade with two stores', () => {
  it('is returned only when all orders of the trade are refunded before shipping', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const elsewhere = await stockedSku(app, 3, { priceCents: 2_500 });
    const coupon = await grantCoupon(app, mall.userId, { amountCents: 300 });
    const isBack = async () =>
      (await mall.rows<{ trade: string | null }>('select trade_id as trade from own_coupon where id = $1', [coupon]))[0]
        ?.trade === null;
    const items = [mall.skuIds[0], elsewhere.skuId].map((skuId) => ({ skuId, count: 1 }));
    const before = await mall.balance();
    const numbers = await mall.ada.order(items, { couponUserIds: [coupon] });
    await mall.pay(numbers[0] ?? '');
    for (const number of numbers) {
      expect(await isBack()).toBe(false);
      const [order] = await mall.rows<{ paid: number }>(
        'select payable_cents::int as paid from mall_order where number = $1',
        [number],
      );
      await mall.requestRefund(number, { refundAmount: (order?.paid ?? 0) / 100 });
      if (number === numbers[0]) {
        await app.moveClock('7 days 1 minute');
        await runRefundClocks(mall.context);
      }
    }
    await app.moveClock('14 days 2 minutes');
    await runRefundClocks(mall.context);
    expect(await isBack()).toBe(true);
    expect(await mall.balance()).toBe(before);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('an item that a platform coupon has paid for entirely', () => {
  it('returns the mall’s share from escrow when the order closes with the last refund', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    await mall.rows('update sku set price_cents = 1 where id = $1', [mall.skuIds[1]]);
    const coupon = await grantCoupon(app, mall.userId, { amountCents: 2_900 });
    const number = await mall.place([1, 1], { couponUserIds: [coupon] });
    await mall.pay(number);
    const [order] = await mall.rows<{ paid: number[]; trade: string; first: number }>(
      `select array_agg(order_line.payable_cents::int order by order_line.id) as paid, trade_id as trade,
         min(order_line.id) as first from order_line
       join mall_order on mall_order.id = order_id where number = $1 group by trade_id`,
      [number],
    );
    expect(order?.paid).toEqual([102, 0]);
    dataOf(await mall.accept(await mall.requestRefund(number, { orderItemId: order?.first, refundAmount: 1.02 })));
    expect((await mall.ada.detail(number)).status).toBe(6);
    expect(await readBalance(app.database.queries, escrowOf(Number(order?.trade)))).toBe(0);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('points that expired after they were spent', () => {
  it('are valid for thirty days after a refund returns them', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const at = (time: string) => app.moveClock(`${Math.round((Date.parse(time) - Date.now()) / 1000)} seconds`);
    const points = async () => ((await mall.ada.call('GET', '/score/info')).data as { score: number }).score;
    const books = ledger.open({ database: app.database, site: { rules: mall.context.rules } });
    const expire = async () => {
      await mall.rows(`update session set expires_at = mall_now() + interval '50 years'`);
      await ledger.jobs?.expirePoints?.run(books, {});
    };
    await at('2028-03-01T12:00:00Z');
    await mall.rows(`update session set expires_at = mall_now() + interval '50 years'`);
    await inTransaction(app.database, SYSTEM, (transaction) =>
      postJournal(transaction, { key: 'old points', reason: 'gift', lines: issuePoints(mall.userId, 300) }),
    );
    await at('2030-12-28T12:00:00Z');
    await mall.rows(`update session set expires_at = mall_now() + interval '50 years'`);
    const number = await mall.place([1, 0], { userUseScore: 200 });
    await mall.pay(number);
    await at('2031-01-02T12:00:00Z');
    await expire();
    expect(await points()).toBe(0);
    const [order] = await mall.rows<{ paid: number }>(
      'select payable_cents::int as paid from mall_order where number = $1',
      [number],
    );
    dataOf(await mall.accept(await mall.requestRefund(number, { refundAmount: (order?.paid ?? 0) / 100 })));
    expect(await points()).toBe(200);
    await at('2031-01-31T12:00:00Z');
    await expire();
    expect(await points()).toBe(200);
    await at('2031-02-02T12:00:00Z');
    await expire();
    expect(await points()).toBe(0);
    expect(await mall.prove()).toEqual(SOUND);
  });
});

describe('the store of a refunded order', () => {
  it('is debited when it was already paid, and gets the commission back at the rate of the sale', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const { queries } = app.database;
    const has = async () =>
      [await readBalance(queries, storePayable(STORE)), await readBalance(queries, COMMISSION)] as const;
    const { number, lines } = await mall.buy([2, 0]);
    dataOf(await mall.ship(number));
    dataOf(await mall.ada.call('PUT', `/myOrder/receipt/${number}`));
    await app.moveClock('5 days');
    // Stores are paid before the refund period is over.
    const jobs = openOrderJobs(app, { rules: { afterSalesDays: 3 } });
    await mall.rows(`update mall_order set received_at = mall_now() where number <> $1 and received_at is not null`, [
      number,
    ]);
    const before = await has();
    await jobs.run('payStores');
    const commission = (await has())[1] - before[1];
    expect(commission).toBeGreaterThan(0);
    expect(await has()).toEqual([before[0] + 6_002 - commission, before[1] + commission]);
    await mall.rows(
      `insert into commission_rate (store_id, basis_points, valid_from, set_by)
       values (${STORE}, 5000, mall_now(), gen_random_uuid())`,
    );
    const sn = await mall.requestRefund(number, { orderItemId: lines[0]?.id, goodsNum: 2, refundAmount: 60.02 });
    dataOf(await mall.accept(sn));
    expect(await has()).toEqual([before[0], before[1]]);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it('keeps the amount that was not requested when an unsent order is refunded', async () => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const { queries } = app.database;
    const has = async () =>
      (await readBalance(queries, storePayable(STORE))) + (await readBalance(queries, COMMISSION));
    const [buyer, store] = [await mall.balance(), await has()];
    const { number } = await mall.buy([1, 1]);
    dataOf(await mall.accept(await mall.requestRefund(number, { refundAmount: 40 })));
    expect((await mall.ada.detail(number)).status).toBe(6);
    expect((await mall.balance()) - buyer).toBe(-1_000);
    expect((await has()) - store).toBe(1_000);
    expect(await mall.prove()).toEqual(SOUND);
  });

  it.each([true, false])('decides whether returned pieces go back into stock: %s', async (isRestocked) => {
    const app = await openTestApp();
    const mall = await openRefundMall(app);
    const { number, lines } = await mall.buy([2, 0]);
    dataOf(await mall.ship(number));
    const stock = await mall.stock();
    const pieces = { orderItemId: lines[0]?.id, goodsNum: 1, refundAmount: 30.01 };
    dataOf(await mall.accept(await mall.requestRefund(number, pieces), { isRestocked }));
    const back = await mall.requestRefund(number, { ...pieces, applyType: 2 });
    dataOf(await mall.accept(back, { isRestocked: !isRestocked }));
    const parcel = { refundSn: back, dvyId: 1, dvyFlowId: 'SF2', mobile: '13800138001', words: '', imgs: [] };
    dataOf(await mall.ada.call('PUT', '/orderRefund/submitExpress', parcel));
    dataOf(await mall.seller.call('PUT', '/m/refund/received', { refundSn: back, isRestocked }));
    const [skuId] = mall.skuIds;
    expect((await mall.stock()).get(skuId)).toBe((stock.get(skuId) ?? 0) + (isRestocked ? 2 : 0));
    expect(await mall.prove()).toEqual(SOUND);
  });
});
