import { randomUUID } from 'node:crypto';
import type { confirmOrder } from '@galleria/contract/checkout/checkout';
import type { OutputOf } from '@galleria/contract/operation';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';
import { type Body, count, openQuietMall, type Shopper, signInShopper, stockedSku } from './testing/shopper.ts';

/** A buyer with two shirts in the cart; a hat costs the same, so that the total does not reveal a change. */
async function openShop() {
  const app = await openQuietMall();
  const ada = await signInShopper(app);
  const { skuId: shirtId } = await stockedSku(app, 2, { priceCents: 2000 });
  const { skuId: hatId } = await stockedSku(app, 2, { priceCents: 2000, at: 1 });
  const { data } = await ada.putIntoCart(shirtId, 2);
  return { app, ada, shirtId, hatId, basketId: (data as { basketId: number }).basketId };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** The total and the lines token that a tab was shown, and submits. */
async function confirmShown(shopper: Shopper, body: Body = {}) {
  const { amounts, linesToken } = (await shopper.confirm(body)).data as OutputOf<typeof confirmOrder>;
  return { expectedTotal: amounts.actualTotal, linesToken };
}

async function ordered(app: TestApp) {
  return (await app.database.pool.query('select sku_id, quantity from order_line')).rows;
}

function uncheck({ ada, basketId }: Shop) {
  return ada.post('/p/shopCart/checkItems', { basketIds: [basketId], isChecked: 0 });
}

describe('submitOrder of a cart that another tab has changed', () => {
  it.each([
    [
      'another SKU stands on the line',
      ({ ada, shirtId, hatId }: Shop) =>
        ada.post('/p/shopCart/changeItem', { skuId: hatId, count: 2, oldSkuId: shirtId }),
      ({ hatId }: Shop) => ({ sku_id: hatId, quantity: 2 }),
    ],
    [
      'it is another number',
      ({ ada, shirtId }: Shop) => ada.putIntoCart(shirtId, 1),
      ({ shirtId }: Shop) => ({ sku_id: shirtId, quantity: 3 }),
    ],
    [
      'another line is checked',
      async (shop: Shop) => {
        await uncheck(shop);
        await shop.ada.putIntoCart(shop.hatId, 2);
      },
      ({ hatId }: Shop) => ({ sku_id: hatId, quantity: 2 }),
    ],
  ])('refuses until checkout has shown the change: %s', async (_, change, fresh) => {
    const shop = await openShop();
    const { app, ada } = shop;
    const uuid = randomUUID();
    const shown = await confirmShown(ada);
    await change(shop);
    expect(await ada.submit({ uuid, ...shown })).toMatchObject({ reason: 'cart.changed', code: 'A00001' });
    expect([await count(app, 'trade'), await ordered(app)]).toEqual([0, []]);

    const again = { uuid, ...(await confirmShown(ada)) };
    const placed = await ada.submit(again);
    expect(placed).toMatchObject({ code: '00000' });
    expect(await ada.submit(again)).toEqual(placed);
    expect(await ordered(app)).toEqual([fresh(shop)]);
  });

  it('refuses with cart.changed also when no line is selected any more', async () => {
    const shop = await openShop();
    const shown = await confirmShown(shop.ada);
    await uncheck(shop);
    expect(await shop.ada.submit(shown)).toMatchObject({ reason: 'cart.changed' });
    expect(await shop.ada.submit({})).toMatchObject({ reason: 'cart.nothingChecked' });
    expect(await count(shop.app, 'trade')).toBe(0);
  });

  it('does not affect a direct purchase', async () => {
    const { app, ada, shirtId, hatId } = await openShop();
    const orderItem = { skuId: hatId, prodCount: 1 };
    const shown = await confirmShown(ada, { orderItem });
    await ada.putIntoCart(shirtId, 1);
    expect(await ada.buy(hatId, 2, shown)).toMatchObject({ reason: 'cart.changed' });
    expect(await ada.buy(hatId, 1, shown)).toMatchObject({ code: '00000' });
    expect(await ordered(app)).toEqual([{ sku_id: hatId, quantity: 1 }]);
  });

  it.each(['with', 'without'])('refuses when the cart changes during submission, %s a lines token', async (kind) => {
    const { app, ada, basketId } = await openShop();
    const shown = kind === 'with' ? await confirmShown(ada) : {};
    const otherTab = await app.database.pool.connect();
    try {
      await otherTab.query('begin');
      await otherTab.query(`select pg_advisory_xact_lock(hashtextextended('cart:buyer:${ada.userId}', 0))`);
      const answer = ada.submit(shown);
      await expect.poll(() => waiting(app)).toBe(1);
      await otherTab.query('update cart_line set quantity = 1 where id = $1', [basketId]);
      await otherTab.query('commit');
      expect(await answer).toMatchObject({ reason: 'cart.changed' });
    } finally {
      otherTab.release();
    }
    expect([await count(app, 'trade'), await ordered(app)]).toEqual([0, []]);
  });
});

/** Statements that wait for a lock. */
function waiting(app: TestApp): Promise<number> {
  return count(app, `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
}
