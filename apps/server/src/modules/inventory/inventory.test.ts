import { SYSTEM } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { inventory, releaseStock, reserveStock, STOCK_CHANGED } from './index.ts';
import { removeStockLocks } from './testing/remove-stock-locks.ts';

const STORE = 2;
const PRODUCT = 2001;
const FIRST = 200_101;
const SECOND = 200_102;

function within<Result>(app: TestApp, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(app.database, SYSTEM, work);
}

/** A mall in which the product has only these two SKUs, with this stock. */
async function openWith(first: number, second: number): Promise<TestApp> {
  const app = await openTestApp();
  await app.database.pool.query('delete from sku_stock where product_id = $1', [PRODUCT]);
  await within(app, (transaction) =>
    inventory.seed.seedStock(transaction, [
      { skuId: FIRST, productId: PRODUCT, storeId: STORE, available: first },
      { skuId: SECOND, productId: PRODUCT, storeId: STORE, available: second },
    ]),
  );
  return app;
}

async function stockOf(app: TestApp, skuId: number): Promise<number> {
  const { rows } = await app.database.pool.query('select available from sku_stock where sku_id = $1', [skuId]);
  return rows[0].available;
}

/** Product ids of all announcements so far. */
async function announced(app: TestApp): Promise<number[][]> {
  const { rows } = await app.database.pool.query<{ payload: { event: string; payload: { productIds: number[] } } }>(
    'select payload from graphile_worker._private_jobs order by id',
  );
  return rows.filter(({ payload }) => payload.event === STOCK_CHANGED).map(({ payload }) => payload.payload.productIds);
}

describe('reserveStock', () => {
  it('reserves all lines or none, and names the SKU that ran out', async () => {
    const app = await openWith(5, 1);
    const lines = [
      { skuId: FIRST, quantity: 2 },
      { skuId: SECOND, quantity: 2 },
    ];
    expect(await within(app, (transaction) => reserveStock(transaction, lines))).toMatchObject({
      refused: 'stock.insufficient',
      data: SECOND,
    });
    expect([await stockOf(app, FIRST), await stockOf(app, SECOND)]).toEqual([5, 1]);
    expect(
      await within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 5 }])),
    ).toBeUndefined();
    expect(await stockOf(app, FIRST)).toBe(0);
  });

  it('adds up two lines with the same SKU, each of which alone would pass', async () => {
    const app = await openWith(5, 0);
    const line = { skuId: FIRST, quantity: 3 };
    expect(await within(app, (transaction) => reserveStock(transaction, [line, line]))).toMatchObject({ data: FIRST });
    expect(await stockOf(app, FIRST)).toBe(5);
    expect(await within(app, (transaction) => reserveStock(transaction, [line]))).toBeUndefined();
  });

  it('refuses a SKU without stock row and throws for a quantity that is not a positive integer', async () => {
    const app = await openWith(1, 1);
    expect(await within(app, (transaction) => reserveStock(transaction, [{ skuId: 1, quantity: 1 }]))).toMatchObject({
      refused: 'stock.insufficient',
    });
    for (const quantity of [0, -1, 0.5]) {
      const bad = within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity }]));
      await expect(bad).rejects.toThrow(`invalid quantity ${quantity}`);
    }
  });

  it('does not deadlock when orders list the same SKUs in different orders', async () => {
    const app = await openWith(100, 100);
    const lines = [
      { skuId: FIRST, quantity: 1 },
      { skuId: SECOND, quantity: 1 },
    ];
    const orders = Array.from({ length: 40 }, (_, index) => (index % 2 ? lines : lines.toReversed()));
    await Promise.all(orders.map((order) => within(app, (transaction) => reserveStock(transaction, order))));
    expect([await stockOf(app, FIRST), await stockOf(app, SECOND)]).toEqual([60, 60]);
  });
});

const STOCK = 3;
const BUYERS = 8;

/** Buyers who order one piece each at the same moment; returns how many succeeded, and the remaining stock. */
async function raceForTheLast(app: TestApp) {
  const buy = () => within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]));
  const answers = await Promise.all(Array.from({ length: BUYERS }, buy));
  return { served: answers.filter((answer) => !isRefused(answer)).length, left: await stockOf(app, FIRST) };
}

describe('reserveStock called concurrently by several buyers', () => {
  it('serves as many as there are pieces', async () => {
    expect(await raceForTheLast(await openWith(STOCK, 0))).toEqual({ served: STOCK, left: 0 });
  });

  it('control: serves too many without the row lock', async () => {
    const app = await openWith(STOCK, 0);
    await removeStockLocks(app, BUYERS);
    expect((await raceForTheLast(app)).served).toBe(BUYERS);
  });
});

describe('stock.changed', () => {
  it('is announced when the last piece is reserved and when one is released again, not in between', async () => {
    const app = await openWith(2, 0);
    const line = { skuId: FIRST, quantity: 1 };
    await within(app, (transaction) => reserveStock(transaction, [line]));
    expect(await announced(app)).toEqual([]);
    await within(app, (transaction) => reserveStock(transaction, [line]));
    expect(await announced(app)).toEqual([[PRODUCT]]);
    await within(app, (transaction) => releaseStock(transaction, [line]));
    expect(await announced(app)).toEqual([[PRODUCT], [PRODUCT]]);
    await within(app, (transaction) => releaseStock(transaction, [line]));
    expect(await announced(app)).toHaveLength(2);
    expect(await stockOf(app, FIRST)).toBe(2);
  });

  it('is not announced when the transaction is rolled back', async () => {
    const app = await openWith(1, 0);
    const lines = [
      { skuId: FIRST, quantity: 1 },
      { skuId: SECOND, quantity: 1 },
    ];
    await within(app, (transaction) => reserveStock(transaction, lines));
    expect(await announced(app)).toEqual([]);
  });
});
