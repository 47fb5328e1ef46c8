import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { proveBalance } from '../../ledger/index.ts';
import { openShopper, setStatus, someThings, stockOf } from '../testing/shopper.ts';

describe('every operation on one order', () => {
  it('does not know an order of somebody else, one that never was, one that was deleted', async () => {
    const app = await openTestApp();
    const [ada, eve] = [await openShopper(app), await openShopper(app)];
    const things = await someThings(app);
    const [number = ''] = await ada.order(things);
    const [gone = ''] = await ada.order(things);
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
    { status: 2, possible: ['remind'] },
    { status: 3, possible: ['receipt'] },
    { status: 4, possible: ['delete'] },
    { status: 5, possible: ['delete'] },
    { status: 7, possible: [] },
  ])('in state $status only $possible happen', async ({ status, possible }) => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    if (status > 1) {
      await ada.pay(number);
      await setStatus(app, number, status);
    }
    const calls = [
      { action: 'cancel', ask: () => ada.reason('PUT', `/myOrder/cancel/${number}`) },
      { action: 'receipt', ask: () => ada.reason('PUT', `/myOrder/receipt/${number}`) },
      { action: 'remind', ask: () => ada.reason('PUT', `/myOrder/remind/${number}`) },
      { action: 'delete', ask: () => ada.reason('DELETE', `/myOrder/${number}`) },
    ];
    const isPossible = (action: string) => possible.some((one) => one === action);
    for (const { action, ask } of calls.filter((call) => !isPossible(call.action))) {
      expect(await ask(), action).toBe('order.stateChanged');
    }
    expect(await ada.detail(number)).toMatchObject({ status });
    for (const { ask } of calls.filter((call) => isPossible(call.action))) expect(await ask()).toBeUndefined();
  });
});

describe('PUT /p/myOrder/cancel', () => {
  it('closes every order of the trade and gives back stock and points, once however often it is asked for', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const things = await someThings(app, 2);
    const [thing] = things;
    if (!thing) throw new Error('the demo has nothing');
    const before = await stockOf(app, thing.skuId);
    const numbers = await ada.order(things);
    expect(await stockOf(app, thing.skuId)).toBe(before - 1);
    const reasons = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ada.reason('PUT', `/myOrder/cancel/${numbers[at % 2]}`)),
    );
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set([undefined, 'order.stateChanged']));
    expect(await stockOf(app, thing.skuId)).toBe(before);
    for (const number of numbers) {
      expect(await ada.detail(number)).toMatchObject({
        ...{ status: 6, closeReason: 'buyer', actions: ['buyAgain', 'delete'], endTimeIso: null },
        cancelTime: expect.any(String),
      });
    }
    expect(await proveBalance(app.database.queries)).toEqual([]);
  });

  it('comes too late for what is paid', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    const [cancelled] = await Promise.all([ada.reason('PUT', `/myOrder/cancel/${number}`), ada.pay(number)]);
    const { status } = await ada.detail(number);
    expect([cancelled, status]).toEqual(cancelled ? ['order.stateChanged', 2] : [undefined, 6]);
  });
});

describe('PUT /p/myOrder/receipt', () => {
  it('says that it has arrived, once', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    await ada.pay(number);
    await setStatus(app, number, 3);
    const reasons = await Promise.all([1, 2, 3].map(() => ada.reason('PUT', `/myOrder/receipt/${number}`)));
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(await ada.detail(number)).toMatchObject({ status: 4, finallyTime: expect.any(String) });
  });
});

describe('PUT /p/myOrder/remind', () => {
  it('reminds once an hour, of twenty at once one', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
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
});

describe('a reminder that looks before it writes', () => {
  it('is what would let several through', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    const { queries } = app.database;
    const naive = async () => {
      const { rows } = await queries.execute(
        sql`select from mall_order where number = ${number} and reminded_at is null`,
      );
      await queries.execute(sql`update mall_order set reminded_at = mall_now() where number = ${number}`);
      return rows.length > 0;
    };
    const outcomes = await Promise.all(Array.from({ length: 20 }, naive));
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(1);
  });
});

describe('DELETE /p/myOrder', () => {
  it('hides it from its buyer and removes nothing', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    await ada.call('PUT', `/myOrder/cancel/${number}`);
    expect(await ada.reason('DELETE', `/myOrder/${number}`)).toBeUndefined();
    expect((await ada.page()).records).toEqual([]);
    const { rows } = await app.database.queries.execute<{ status: number; lines: number }>(sql`
      select status, (select count(*)::int from order_line where order_id = mall_order.id) as lines
      from mall_order where number = ${number}`);
    expect(rows).toEqual([{ status: 6, lines: 1 }]);
  });
});
