import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { removeAdvisoryLocks, synchroniseTransactionsBefore } from '../../testing/remove-guards.ts';
import { count, openQuietMall, signInShopper, stockedSku } from './testing/shopper.ts';

/** A product of which a buyer may order three. */
async function limitedSku(app: TestApp) {
  const sku = await stockedSku(app, 2, { priceCents: 1_999 });
  await app.database.pool.query('update product set limit_per_buyer = 3 where id = $1', [sku.prodId]);
  return sku;
}

describe('the limit per buyer', () => {
  it('counts earlier orders, but not cancelled ones or those of other buyers', async () => {
    const app = await openQuietMall();
    const { skuId, prodId } = await limitedSku(app);
    const ada = await signInShopper(app);
    expect(await ada.putIntoCart(skuId, 4)).toMatchObject({ reason: 'product.buyerLimit' });
    expect(await ada.confirm({ orderItem: { skuId, prodCount: 4 } })).toMatchObject({ reason: 'product.buyerLimit' });
    const { data } = await ada.buy(skuId, 2);
    const { orderNumbers } = data as { orderNumbers: string };
    expect(await ada.buy(skuId, 2)).toMatchObject({
      reason: 'product.buyerLimit',
      msg: 'You can order at most 3 of this product.',
      data: { prodId, limit: 3, bought: 2 },
    });
    expect((await (await signInShopper(app)).buy(skuId, 3)).code).toBe('00000');
    await app.call(`/p/myOrder/cancel/${orderNumbers}`, {
      method: 'PUT',
      headers: { authorization: ada.authorization },
    });
    expect((await ada.buy(skuId, 3)).code).toBe('00000');
  });

  const openRace = async () => {
    const app = await openQuietMall();
    const { skuId } = await limitedSku(app);
    return { app, skuId, ada: await signInShopper(app) };
  };

  const orderAtOnce = async ({ app, skuId, ada }: Awaited<ReturnType<typeof openRace>>) => {
    await Promise.all(Array.from({ length: 8 }, () => ada.buy(skuId, 2)));
    return count(app, 'trade where user_id = $1', [ada.userId]);
  };

  it('holds when one buyer submits several orders concurrently', async () => {
    expect(await orderAtOnce(await openRace())).toBe(1);
  });

  it('control: without the lock on the buyer’s orders, several are placed', async () => {
    const race = await openRace();
    await removeAdvisoryLocks(race.app);
    // Two submissions have passed the limit check before either of them commits.
    await synchroniseTransactionsBefore(race.app, 'update', 'sku_stock', 2);
    expect(await orderAtOnce(race)).toBeGreaterThan(1);
  });
});
