import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { proveBalance } from '../ledger/index.ts';
import { openShopper, setStatus, someThings } from './testing/shopper.ts';

describe('PUT /p/myOrder/receipt', () => {
  it('earns a point and as much growth for each whole unit that was paid, once however often it is asked for', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
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

  it('earns nothing for what cost less than one unit', async () => {
    const app = await openTestApp();
    const ada = await openShopper(app);
    const [number = ''] = await ada.order(await someThings(app));
    await ada.pay(number);
    await setStatus(app, number, 3);
    await app.database.pool.query(
      'update mall_order set (goods_cents, reduced_cents, shipping_cents, shipping_off_cents, payable_cents) = (99, 0, 0, 0, 99) where number = $1',
      [number],
    );
    expect(await ada.reason('PUT', `/myOrder/receipt/${number}`)).toBeUndefined();
    expect((await ada.call('GET', '/level/info')).data).toMatchObject({ growth: 0 });
  });
});
