import { VISITOR } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { openQuietMall } from '../../checkout/testing/shopper.ts';
import { proveBalance } from '../../ledger/index.ts';
import { orderRecords } from '../orders-personal-data.ts';
import { readOverdueReceipts } from '../own-orders/own-orders-db.ts';
import { openDesk } from '../testing/order-jobs.ts';
import { openReceiver } from '../testing/receiver.ts';
import { someThings } from '../testing/shopper.ts';

const CASH = 7;
const TO_RECEIVE = 3;
const TO_REVIEW = 4;

describe('receiveOverdue', () => {
  it('does what the click does, fourteen days after an order was sent, once however often it runs', async () => {
    const app = await openQuietMall();
    const desk = openDesk(app);
    const [ada, bob] = [await openReceiver(app), await openReceiver(app)];
    const [forgotten, confirmed] = [await ada.orderSent(), await bob.orderSent()];
    const [toPay = ''] = await ada.order(await someThings(app));
    await ada.pay(toPay);
    await app.moveClock('13 days 23 hours');
    await desk.run('receiveOverdue');
    expect(await ada.status(forgotten)).toBe(TO_RECEIVE);
    expect(await bob.click(confirmed)).toBeUndefined();
    await app.moveClock('14 days');
    for (let run = 0; run < 2; run++) await Promise.all([1, 2, 3].map(() => desk.run('receiveOverdue')));
    expect(await ada.detail(forgotten)).toMatchObject({ status: TO_REVIEW, finallyTime: expect.any(String) });
    expect(await ada.status(toPay)).toBe(2);
    const earned = await ada.earnings();
    expect(earned.growth).toBeGreaterThan(0);
    expect(earned).toEqual(await bob.earnings());
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('lets the buyer leave', async () => {
    const app = await openQuietMall();
    const ada = await openReceiver(app);
    await ada.orderSent();
    const objection = () =>
      inTransaction(app.database, VISITOR, async (transaction) => ({
        why: await orderRecords.objection?.(transaction, ada.userId),
      }));
    expect((await objection()).why).toMatchObject({ refused: 'account.hasOrders' });
    await app.moveClock('14 days');
    await openDesk(app).run('receiveOverdue');
    expect((await objection()).why).toBeUndefined();
  });

  it('has the cash of a trade of which one order was never confirmed, so that its stores are paid', async () => {
    const app = await openQuietMall();
    const desk = openDesk(app);
    const ada = await openReceiver(app);
    const numbers = await ada.order(await someThings(app, 2));
    await ada.call('POST', '/order/pay', { orderNumbers: numbers.join(), payType: CASH });
    for (const number of numbers) await ada.send(number);
    expect(await ada.click(numbers[0] ?? '')).toBeUndefined();
    await app.moveClock('14 days');
    await Promise.all([desk.run('receiveOverdue'), desk.run('payStores'), desk.run('receiveOverdue')]);
    const { rows } = await app.database.pool.query(
      'select trade.state, payment.state as payment from trade join payment on trade_id = trade.id',
    );
    expect(rows).toEqual([{ state: 'paid', payment: 'settled' }]);
    await app.moveClock('21 days');
    await Promise.all([desk.run('receiveOverdue'), desk.run('payStores')]);
    const { rows: unpaid } = await app.database.pool.query('select from mall_order where store_paid_at is null');
    expect(unpaid).toEqual([]);
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('and the click at the same moment: one of them happens', async () => {
    const app = await openQuietMall();
    const desk = openDesk(app);
    const ada = await openReceiver(app);
    const numbers: string[] = [];
    for (let round = 0; round < 8; round++) numbers.push(await ada.orderSent());
    await app.moveClock('15 days');
    const tries = await Promise.all([
      desk.run('receiveOverdue'),
      ...numbers.toReversed().map(ada.click),
      ...numbers.map((number) => ada.reason('PUT', `/myOrder/cancel/${number}`)),
      desk.run('payStores'),
      desk.run('receiveOverdue'),
    ]);
    expect(tries.filter((reason) => reason !== undefined && reason !== 'order.stateChanged')).toEqual([]);
    for (const number of numbers) expect(await ada.status(number)).toBe(TO_REVIEW);
    const { records } = await ada.earnings();
    expect(records.map(({ reason }) => reason)).toEqual(numbers.map(() => 'orderReceived'));
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('goes on behind an order that cannot be received', async () => {
    const app = await openQuietMall();
    const desk = openDesk(app);
    const ada = await openReceiver(app);
    const [broken = ''] = await ada.order(await someThings(app));
    await ada.call('POST', '/order/pay', { orderNumbers: broken, payType: CASH });
    await ada.send(broken);
    // Points are said to be set aside for it and are not.
    await app.database.pool.query('update trade set points = 10');
    const sound = await ada.orderSent();
    await app.moveClock('14 days');
    await expect(desk.run('receiveOverdue')).rejects.toThrow('could not be received');
    expect([await ada.status(broken), await ada.status(sound)]).toEqual([TO_RECEIVE, TO_REVIEW]);
  });

  it('comes to every order once, batch by batch', async () => {
    const app = await openQuietMall();
    const ada = await openReceiver(app);
    const numbers = [await ada.orderSent(), await ada.orderSent(), await ada.orderSent()];
    await app.moveClock('14 days');
    const seen: string[] = [];
    for (let id = 0, rounds = 0; rounds < 5; rounds++) {
      const [order] = await readOverdueReceipts(app.database.queries, 14, id, 1);
      if (order) seen.push(order.number);
      id = order?.id ?? id;
    }
    expect(seen).toEqual(numbers);
  });
});
