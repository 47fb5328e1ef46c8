import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';
import { proveBalance } from '../../ledger/index.ts';
import { TRADE_CASH_COLLECTED } from '../index.ts';
import { countAnnounced } from '../testing/order-jobs.ts';
import { grantPoints, openShopper, pickItems, setStatus, tradeOf } from '../testing/shopper.ts';

const app = await openSharedTestApp();

describe('receiveOrder', () => {
  it('gives a point and growth per whole unit paid, once in ten concurrent calls', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.pay(number);
    await setStatus(app, number, 3);
    const points = async () => ((await ada.call('GET', '/score/info')).data as { score: number }).score;
    const before = await points();
    const reasons = await Promise.all(
      Array.from({ length: 10 }, () => ada.reason('PUT', `/myOrder/receipt/${number}`)),
    );
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set([undefined, 'order.stateChanged']));
    const { actualTotal } = (await ada.detail(number)).amounts;
    expect(actualTotal).toBeGreaterThan(1);
    const earned = Math.floor(actualTotal);
    expect(await points()).toBe(before + earned);
    expect((await ada.call('GET', '/level/info')).data).toMatchObject({ growth: earned });
    const { records } = (await ada.call('GET', '/score/page')).data as { records: object[] };
    expect(records[0]).toMatchObject({ reason: 'orderReceived', change: earned, balance: before + earned });
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('control: without the row locks two of two calls succeed', async () => {
    const mall = await openTestApp();
    const ada = await openShopper(mall);
    const [number = ''] = await ada.order(await pickItems(mall));
    await ada.pay(number);
    await setStatus(mall, number, 3);
    await removeRowLocks(mall, 'trade', { event: 'update', count: 1, write: 'null' });
    await removeRowLocks(mall, 'mall_order', {
      ...{ event: 'update', count: 2 },
      write: 'update mall_order_rows set status = new.status, received_at = new.received_at where id = new.id',
    });
    const receive = () => ada.reason('PUT', `/myOrder/receipt/${number}`);
    expect(await Promise.all([receive(), receive()])).toEqual([undefined, undefined]);
  });

  it('gives neither for an order below one unit', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.pay(number);
    await setStatus(app, number, 3);
    await app.database.pool.query(
      'update mall_order set (goods_cents, reduced_cents, shipping_cents, shipping_off_cents, payable_cents, commission_cents) = (99, 0, 0, 0, 99, 0) where number = $1',
      [number],
    );
    expect(await ada.reason('PUT', `/myOrder/receipt/${number}`)).toBeUndefined();
    expect((await ada.call('GET', '/level/info')).data).toMatchObject({ growth: 0 });
  });
});

const CASH = 7;
const POINTS = 500;

/** Two shipped orders of one trade to be paid on delivery, with points held for them. */
async function openCashTrade(app: TestApp) {
  const ada = await openShopper(app);
  await grantPoints(app, ada.userId, POINTS);
  const numbers = await ada.order(await pickItems(app, 2), { userUseScore: POINTS });
  expect(numbers).toHaveLength(2);
  await ada.call('POST', '/order/pay', { orderNumbers: numbers.join(), payType: CASH });
  for (const number of numbers) await setStatus(app, number, 3);
  const rows = async (statement: string) => (await app.database.pool.query(statement, [numbers[0]])).rows;
  const own = '(select trade_id from mall_order where number = $1)';
  return {
    ...ada,
    numbers,
    receive: (number: string) => ada.reason('PUT', `/myOrder/receipt/${number}`),
    trade: async () => (await rows(`select state, payable_cents, mall_bears_cents from trade where id = ${own}`))[0],
    announced: async () => countAnnounced(app, TRADE_CASH_COLLECTED, await tradeOf(app, numbers[0] ?? '')),
    escrow: () =>
      rows(
        `select unit, balance::int from ledger_account where kind = 'escrow' and owner = ${own}::text order by unit`,
      ),
    cash: async () =>
      (
        await rows(`select balance::int from ledger_account where kind = 'clearing' and owner = 'cash' and $1 <> ''`)
      )[0],
    locked: async () => ((await ada.call('GET', '/score/info')).data as { lockedScore: number }).lockedScore,
  };
}

describe('receiveOrder for cash on delivery', () => {
  it('collects the cash with the last order of the trade, not before', async () => {
    const cashTrade = await openCashTrade(app);
    const [first = '', last = ''] = cashTrade.numbers;
    const before = (await cashTrade.cash())?.balance ?? 0;
    expect(await cashTrade.receive(first)).toBeUndefined();
    expect(await cashTrade.trade()).toMatchObject({ state: 'promised' });
    expect(await cashTrade.announced()).toBe(0);
    expect(await cashTrade.escrow()).toEqual([{ unit: 'points', balance: POINTS }]);
    expect((await cashTrade.detail(first)).payTime).toBeNull();
    expect(await cashTrade.receive(last)).toBeUndefined();
    const { state, payable_cents, mall_bears_cents } = await cashTrade.trade();
    const [payable, borne] = [Number(payable_cents), Number(mall_bears_cents)];
    expect(borne).toBeGreaterThanOrEqual(POINTS);
    expect(state).toBe('paid');
    expect(await cashTrade.announced()).toBe(1);
    expect(await cashTrade.escrow()).toEqual([
      { unit: 'cents', balance: payable + borne },
      { unit: 'points', balance: 0 },
    ]);
    expect((await cashTrade.cash())?.balance).toBe(before - payable);
    expect(await cashTrade.locked()).toBe(0);
    for (const number of cashTrade.numbers) {
      expect(await cashTrade.detail(number)).toMatchObject({ status: 4, payType: CASH, payTime: expect.any(String) });
    }
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('collects the cash once when all orders are received concurrently and repeatedly', async () => {
    const cashTrade = await openCashTrade(app);
    const before = (await cashTrade.cash())?.balance ?? 0;
    const reasons = await Promise.all(
      [...cashTrade.numbers, ...cashTrade.numbers, ...cashTrade.numbers].map(cashTrade.receive),
    );
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(2);
    const { state, payable_cents } = await cashTrade.trade();
    expect(state).toBe('paid');
    expect(await cashTrade.announced()).toBe(1);
    expect((await cashTrade.cash())?.balance).toBe(before - Number(payable_cents));
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });
});
