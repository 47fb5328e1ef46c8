import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openSharedTestApp, openTestApp } from '../../../testing/open-test-app.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openShopper, pickItems, setStatus, stockOf } from '../testing/shopper.ts';
import { markReminded } from './mark-orders-db.ts';

const app = await openSharedTestApp();

describe('operations on one order', () => {
  it('refuse another buyer’s order, an unknown one and a deleted one with order.notFound', async () => {
    const [ada, eve] = [await openShopper(app), await openShopper(app)];
    const items = await pickItems(app);
    const [number = ''] = await ada.order(items);
    const [gone = ''] = await ada.order(items);
    await ada.call('PUT', `/myOrder/cancel/${gone}`);
    await ada.call('DELETE', `/myOrder/${gone}`);
    for (const [who, which] of [
      [eve, number],
      [ada, gone],
      [ada, '260101123456789012'],
    ] as const) {
      expect(await who.reason('GET', `/myOrder/orderDetail?orderNumber=${which}`)).toBe('order.notFound');
      for (const action of ['cancel', 'receipt', 'remind']) {
        expect(await who.reason('PUT', `/myOrder/${action}/${which}`), action).toBe('order.notFound');
      }
      expect(await who.reason('DELETE', `/myOrder/${which}`)).toBe('order.notFound');
      expect(await who.reason('POST', `/myOrder/buyAgain/${which}`)).toBe('order.notFound');
    }
    expect(await ada.detail(number)).toMatchObject({ status: 1 });
    for (const wrong of ['abc', '1', `${number}'`]) {
      expect((await ada.call('PUT', `/myOrder/cancel/${encodeURIComponent(wrong)}`)).code).toBe('A00014');
    }
  });

  it.each([
    { status: 1, possible: ['cancel'] },
    { status: 2, possible: ['remind', 'cancel'] },
    { status: 3, possible: ['receipt'] },
    { status: 4, possible: ['delete'] },
    { status: 5, possible: ['delete'] },
    { status: 7, possible: [] },
  ])('allow only $possible in status $status', async ({ status, possible }) => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    if (status > 1) {
      await ada.pay(number);
      await setStatus(app, number, status);
    }
    const calls = [
      { action: 'receipt', ask: () => ada.reason('PUT', `/myOrder/receipt/${number}`) },
      { action: 'remind', ask: () => ada.reason('PUT', `/myOrder/remind/${number}`) },
      { action: 'delete', ask: () => ada.reason('DELETE', `/myOrder/${number}`) },
      { action: 'cancel', ask: () => ada.reason('PUT', `/myOrder/cancel/${number}`) },
    ];
    const isPossible = (action: string) => possible.some((one) => one === action);
    for (const { action, ask } of calls.filter((call) => !isPossible(call.action))) {
      expect(await ask(), action).toBe('order.stateChanged');
    }
    expect(await ada.detail(number)).toMatchObject({ status });
    for (const { ask } of calls.filter((call) => isPossible(call.action))) expect(await ask()).toBeUndefined();
  });
});

describe('cancelOrder', () => {
  it('closes every order of the trade and releases its stock, once in ten concurrent calls', async () => {
    const ada = await openShopper(app);
    const items = await pickItems(app, 2);
    const [item] = items;
    if (!item) throw new Error('the demo has nothing');
    const before = await stockOf(app, item.skuId);
    const numbers = await ada.order(items);
    expect(await stockOf(app, item.skuId)).toBe(before - 1);
    const reasons = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ada.reason('PUT', `/myOrder/cancel/${numbers[index % 2]}`)),
    );
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set([undefined, 'order.stateChanged']));
    expect(await stockOf(app, item.skuId)).toBe(before);
    for (const number of numbers) {
      expect(await ada.detail(number)).toMatchObject({
        ...{ status: 6, closeReason: 'buyer', actions: ['buyAgain', 'delete'], endTimeIso: null },
        cancelTime: expect.any(String),
      });
    }
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('either cancels or pays the trade when it races with a payment', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    const [cancelled] = await Promise.all([ada.reason('PUT', `/myOrder/cancel/${number}`), ada.pay(number)]);
    const { status } = await ada.detail(number);
    expect([cancelled, status]).toEqual(cancelled ? ['order.stateChanged', 2] : [undefined, 6]);
  });
});

describe('receiveOrder', () => {
  it('succeeds once in concurrent calls', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.pay(number);
    await setStatus(app, number, 3);
    const reasons = await Promise.all([1, 2, 3].map(() => ada.reason('PUT', `/myOrder/receipt/${number}`)));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(await ada.detail(number)).toMatchObject({ status: 4, finallyTime: expect.any(String) });
  });
});

describe('remindSeller', () => {
  it('succeeds once an hour, and once of twenty concurrent calls', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.pay(number);
    const remind = () => ada.call('PUT', `/myOrder/remind/${number}`);
    const answers = await Promise.all(Array.from({ length: 20 }, remind));
    const done = answers.filter(({ success }) => success).map(({ data }) => data as { canRemindAgainIso: string });
    expect(done).toHaveLength(1);
    const canRemindAgainIso = done[0]?.canRemindAgainIso;
    const refused = answers.filter(({ reason }) => reason === 'order.remindedAlready');
    expect(refused).toHaveLength(19);
    for (const { data } of refused) expect(data).toEqual({ canRemindAgainIso });
    expect((await ada.detail(number)).canRemindAgainIso).toBe(canRemindAgainIso);
    await app.moveClock('59 minutes');
    expect((await remind()).reason).toBe('order.remindedAlready');
    await app.moveClock('61 minutes');
    expect((await ada.detail(number)).canRemindAgainIso).toBeNull();
    expect((await remind()).success).toBe(true);
  });

  it('control: without the pause between reminders, several of twenty concurrent calls succeed', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.pay(number);
    const key = { userId: ada.userId, number };
    const reminders = await Promise.all(Array.from({ length: 20 }, () => markReminded(app.database.queries, key, 0)));
    expect(reminders.filter((again) => again !== undefined).length).toBeGreaterThan(1);
  });
});

describe('deleteOrder', () => {
  it('hides the order from its buyer without deleting it', async () => {
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await pickItems(app));
    await ada.call('PUT', `/myOrder/cancel/${number}`);
    expect(await ada.reason('DELETE', `/myOrder/${number}`)).toBeUndefined();
    expect((await ada.page()).records).toEqual([]);
    const { rows } = await app.database.queries.execute<{ status: number; lines: number }>(sql`
      select status, (select count(*)::int from order_line where order_id = mall_order.id) as lines
      from mall_order where number = ${number}`);
    expect(rows).toEqual([{ status: 6, lines: 1 }]);
  });
});
