import { SYSTEM } from '@galleria/domain/access/access';
import { DEFAULT_RULES } from '@galleria/domain/site/mall-rules';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openQuietMall } from '../../checkout/testing/shopper.ts';
import { proveBalance } from '../../ledger/index.ts';
import { TRADE_CASH_COLLECTED } from '../index.ts';
import { ordersPersonalData } from '../orders-personal-data.ts';
import { countAnnounced, openOrderJobs } from '../testing/order-jobs.ts';
import { openReceiver } from '../testing/receiver.ts';
import { pickItems, tradeOf } from '../testing/shopper.ts';
import { readOverdueReceipts } from './overdue-db.ts';

const CASH = 7;
const TO_RECEIVE = 3;
const TO_REVIEW = 4;

describe('receiveOverdueOrders', () => {
  it('receives orders like receiveOrder fourteen days after shipping, once in repeated runs', async () => {
    const app = await openQuietMall();
    const jobs = openOrderJobs(app);
    const [ada, bob] = [await openReceiver(app), await openReceiver(app)];
    const [forgotten, confirmed] = [await ada.orderSent(), await bob.orderSent()];
    const [toPay = ''] = await ada.order(await pickItems(app));
    await ada.pay(toPay);
    await app.moveClock('13 days 23 hours');
    await jobs.run('receiveOverdueOrders');
    expect(await ada.status(forgotten)).toBe(TO_RECEIVE);
    expect(await bob.click(confirmed)).toBeUndefined();
    await app.moveClock('14 days');
    for (let run = 0; run < 2; run++) await Promise.all([1, 2, 3].map(() => jobs.run('receiveOverdueOrders')));
    expect(await ada.detail(forgotten)).toMatchObject({ status: TO_REVIEW, finallyTime: expect.any(String) });
    expect(await ada.status(toPay)).toBe(2);
    const earned = await ada.earnings();
    expect(earned.growth).toBeGreaterThan(0);
    expect(earned).toEqual(await bob.earnings());
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('completes an order that kept its buyer from closing the account', async () => {
    const app = await openQuietMall();
    const ada = await openReceiver(app);
    await ada.orderSent();
    const objection = () =>
      inTransaction(app.database, SYSTEM, async (transaction) => ({
        why: await ordersPersonalData.objection?.(transaction, ada.userId),
      }));
    expect((await objection()).why).toMatchObject({ refused: 'account.hasOrders' });
    await app.moveClock('14 days');
    await openOrderJobs(app).run('receiveOverdueOrders');
    expect((await objection()).why).toBeUndefined();
  });

  it('collects the cash of a trade on delivery with an unconfirmed order, so that its stores are paid', async () => {
    const app = await openQuietMall();
    const jobs = openOrderJobs(app);
    const ada = await openReceiver(app);
    const numbers = await ada.order(await pickItems(app, 2));
    await ada.call('POST', '/order/pay', { orderNumbers: numbers.join(), payType: CASH });
    for (const number of numbers) await ada.send(number);
    expect(await ada.click(numbers[0] ?? '')).toBeUndefined();
    await app.moveClock('14 days');
    await Promise.all([jobs.run('receiveOverdueOrders'), jobs.run('payStores'), jobs.run('receiveOverdueOrders')]);
    const { rows } = await app.database.pool.query('select state from trade');
    expect(rows).toEqual([{ state: 'paid' }]);
    expect(await countAnnounced(app, TRADE_CASH_COLLECTED, await tradeOf(app, numbers[0] ?? ''))).toBe(1);
    await app.moveClock('21 days');
    await Promise.all([jobs.run('receiveOverdueOrders'), jobs.run('payStores')]);
    const { rows: unpaid } = await app.database.pool.query('select from mall_order where store_paid_at is null');
    expect(unpaid).toEqual([]);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('receives every order once when it races with receiveOrder, cancelOrder and payStores', async () => {
    const app = await openQuietMall();
    const jobs = openOrderJobs(app);
    const ada = await openReceiver(app);
    const numbers: string[] = [];
    for (let round = 0; round < 8; round++) numbers.push(await ada.orderSent());
    await app.moveClock('15 days');
    const tries = await Promise.all([
      jobs.run('receiveOverdueOrders'),
      ...numbers.toReversed().map(ada.click),
      ...numbers.map((number) => ada.reason('PUT', `/myOrder/cancel/${number}`)),
      jobs.run('payStores'),
      jobs.run('receiveOverdueOrders'),
    ]);
    expect(tries.filter((reason) => reason !== undefined && reason !== 'order.stateChanged')).toEqual([]);
    for (const number of numbers) expect(await ada.status(number)).toBe(TO_REVIEW);
    const { records } = await ada.earnings();
    expect(records.map(({ reason }) => reason)).toEqual(numbers.map(() => 'orderReceived'));
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('goes on after an order that fails', async () => {
    const app = await openQuietMall();
    const jobs = openOrderJobs(app);
    const ada = await openReceiver(app);
    const [broken = ''] = await ada.order(await pickItems(app));
    await ada.call('POST', '/order/pay', { orderNumbers: broken, payType: CASH });
    await ada.send(broken);
    // The trade claims points that were never held.
    await app.database.pool.query('update trade set points = 10');
    const sound = await ada.orderSent();
    await app.moveClock('14 days');
    await expect(jobs.run('receiveOverdueOrders')).rejects.toThrow('receiveOverdueOrders: 1 items failed');
    expect([await ada.status(broken), await ada.status(sound)]).toEqual([TO_RECEIVE, TO_REVIEW]);
  });

  it('reads every overdue order once across batches', async () => {
    const app = await openQuietMall();
    const ada = await openReceiver(app);
    const numbers = [await ada.orderSent(), await ada.orderSent(), await ada.orderSent()];
    await app.moveClock('14 days');
    const seen: string[] = [];
    for (let id = 0, rounds = 0; rounds < 5; rounds++) {
      const [order] = await readOverdueReceipts(app.database.queries, DEFAULT_RULES, id, 1);
      if (order) seen.push(order.number);
      id = order?.id ?? id;
    }
    expect(seen).toEqual(numbers);
  });
});
