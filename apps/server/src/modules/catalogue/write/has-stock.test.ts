import { setTimeout } from 'node:timers/promises';
import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { openSharedTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { inventory, releaseStock, reserveStock } from '../../inventory/index.ts';
import { updateHasStock } from './write-products.ts';

const app = await openSharedTestApp();

const PRODUCT = 2001;
const FIRST = 200_101;
const SECOND = 200_102;

function within<Result>(app: TestApp, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(app.database, SYSTEM, work);
}

/** A mall in which the product has one piece of each of two SKUs. */
async function openMall(): Promise<TestApp> {
  await app.database.pool.query('delete from sku_stock where product_id = $1', [PRODUCT]);
  await within(app, (transaction) =>
    inventory.seed.seedStock(
      transaction,
      [FIRST, SECOND].map((skuId) => ({ skuId, productId: PRODUCT, storeId: 2, available: 1 })),
    ),
  );
  return app;
}

/** Delivers the event and reads the flag that lists use. */
async function hasStock(app: TestApp): Promise<boolean> {
  await updateHasStock(app, { productIds: [PRODUCT] });
  const { rows } = await app.database.pool.query('select has_stock from product where id = $1', [PRODUCT]);
  return rows[0].has_stock;
}

describe('updateHasStock', () => {
  it('clears the flag when the last SKU of a product runs out, and sets it when one is in stock again', async () => {
    const app = await openMall();
    expect(await hasStock(app)).toBe(true);
    await within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]));
    expect(await hasStock(app)).toBe(true);
    await within(app, (transaction) => reserveStock(transaction, [{ skuId: SECOND, quantity: 1 }]));
    expect(await hasStock(app)).toBe(false);
    await within(app, (transaction) => releaseStock(transaction, [{ skuId: SECOND, quantity: 1 }]));
    expect(await hasStock(app)).toBe(true);
  });

  it('ignores the stock of a SKU that is switched off', async () => {
    const app = await openMall();
    await app.database.pool.query('update sku set is_on = false where id = $1', [SECOND]);
    await within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]));
    expect(await hasStock(app)).toBe(false);
  });

  it('records a change for the search index only when the flag changes', async () => {
    const app = await openMall();
    const changes = async () => {
      const { rows } = await app.database.pool.query('select count(*)::int from product_figure_change');
      return rows[0].count as number;
    };
    await hasStock(app);
    const before = await changes();
    await hasStock(app);
    expect(await changes()).toBe(before);
    await app.database.pool.query('update sku_stock set available = 0 where product_id = $1', [PRODUCT]);
    expect(await hasStock(app)).toBe(false);
    expect(await changes()).toBe(before + 1);
  });

  it('clears the flag when the last two SKUs are reserved at the same moment', async () => {
    const app = await openMall();
    const firstTook = Promise.withResolvers<void>();
    const firstMayEnd = Promise.withResolvers<void>();
    const first = within(app, async (transaction) => {
      await reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]);
      firstTook.resolve();
      await firstMayEnd.promise;
    });
    await firstTook.promise;
    await within(app, (transaction) => reserveStock(transaction, [{ skuId: SECOND, quantity: 1 }]));
    // The event of the second reservation is delivered before the first one is committed.
    expect(await hasStock(app)).toBe(true);
    firstMayEnd.resolve();
    await first;
    expect(await hasStock(app)).toBe(false);
  });

  it('waits for a concurrent update of the same product, so that it does not write a stale flag', async () => {
    const app = await openMall();
    const other = await app.database.pool.connect();
    await other.query('begin');
    await other.query('select from product where id = $1 for no key update', [PRODUCT]);
    const update = updateHasStock(app, { productIds: [PRODUCT] });
    await Promise.race([update, setTimeout(200)]);
    await app.database.pool.query('update sku_stock set available = 0 where product_id = $1', [PRODUCT]);
    await other.query('commit');
    other.release();
    await update;
    const { rows } = await app.database.pool.query('select has_stock from product where id = $1', [PRODUCT]);
    expect(rows[0].has_stock).toBe(false);
  });
});
