import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../infra/database/transaction.ts';
import { openSharedTestApp } from '../../testing/open-test-app.ts';
import { ordersPersonalData } from './orders-personal-data.ts';
import { openShopper, pickItems, setStatus } from './testing/shopper.ts';

const app = await openSharedTestApp();

describe('ordersPersonalData', () => {
  it('exports all orders, and on erasure keeps the amounts but no personal data', async () => {
    const { queries } = app.database;
    const [ada, eve] = [await openShopper(app), await openShopper(app)];
    const items = await pickItems(app);
    const [number = ''] = await ada.order(items, {
      orderShopParams: [{ shopId: Math.floor((items[0]?.skuId ?? 0) / 100_000), dvyType: 1, remarks: 'Ring twice' }],
    });
    const [other = ''] = await eve.order(items);
    const before = await ada.detail(number);
    expect(await ordersPersonalData.read(queries, ada.userId)).toMatchObject([
      { number, status: 1, message: 'Ring twice', receiver: { receiver: 'Ada' }, lines: [{ skuId: items[0]?.skuId }] },
    ]);
    await inTransaction(app.database, SYSTEM, (transaction) => ordersPersonalData.erase(transaction, ada.userId));
    const after = await ada.detail(number);
    expect(after).toMatchObject({ userAddr: null, pickup: null, invoice: null, virtualRemarks: [], remarks: '' });
    expect(after.amounts).toEqual(before.amounts);
    expect(JSON.stringify(await ordersPersonalData.read(queries, ada.userId))).not.toMatch(/Ada|Ring|Analytical/);
    expect((await eve.detail(other)).userAddr).not.toBeNull();
  });

  it('refuses closing the account while an order is unfinished', async () => {
    const ada = await openShopper(app);
    const objection = () =>
      inTransaction(app.database, SYSTEM, async (transaction) => {
        return { found: await ordersPersonalData.objection?.(transaction, ada.userId) };
      });
    expect(await objection()).toEqual({ found: undefined });
    const [number = ''] = await ada.order(await pickItems(app));
    expect(await objection()).toEqual({ found: { refused: 'account.hasOrders' } });
    await ada.pay(number);
    for (const [status, refused] of [
      [2, true],
      [3, true],
      [4, false],
      [5, false],
    ] as const) {
      await setStatus(app, number, status);
      expect((await objection()).found !== undefined, `state ${status}`).toBe(refused);
    }
  });
});
