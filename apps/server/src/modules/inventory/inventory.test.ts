import { setTimeout } from 'node:timers/promises';
import { VISITOR } from '@galleria/domain/access/access';
import { isRefused } from '@galleria/domain/refusals';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { releaseStock, reserveStock, setStock } from './index.ts';

const PRODUCT = 2001;
const FIRST = 200_101;
const SECOND = 200_102;

function within<Result>(app: TestApp, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(app.database, VISITOR, work);
}

/** A mall in which the product has only these two SKUs, with so many of each. */
async function openWith(first: number, second: number): Promise<TestApp> {
  const app = await openTestApp();
  await app.database.pool.query('delete from sku_stock where product_id = $1', [PRODUCT]);
  await within(app, (transaction) =>
    setStock(transaction, [
      { skuId: FIRST, productId: PRODUCT, available: first },
      { skuId: SECOND, productId: PRODUCT, available: second },
    ]),
  );
  return app;
}

async function stockOf(app: TestApp, skuId: number): Promise<number> {
  const { rows } = await app.database.pool.query('select available from sku_stock where sku_id = $1', [skuId]);
  return rows[0].available;
}

async function isShownInStock(app: TestApp): Promise<boolean> {
  const { rows } = await app.database.pool.query('select has_stock from product where id = $1', [PRODUCT]);
  return rows[0].has_stock;
}

describe('taking things out of stock', () => {
  it('takes all of an order or nothing, and names what ran out', async () => {
    const app = await openWith(5, 1);
    const lines = [
      { skuId: FIRST, quantity: 2 },
      { skuId: SECOND, quantity: 2 },
    ];
    expect(await within(app, (transaction) => reserveStock(transaction, lines))).toEqual({
      refused: 'stock.insufficient',
      data: SECOND,
    });
    expect([await stockOf(app, FIRST), await stockOf(app, SECOND)]).toEqual([5, 1]);
    expect(
      await within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 5 }])),
    ).toBeUndefined();
    expect(await stockOf(app, FIRST)).toBe(0);
  });

  it('sees through the same thing on two lines, each of which alone there would be enough for', async () => {
    const app = await openWith(5, 0);
    const line = { skuId: FIRST, quantity: 3 };
    expect(await within(app, (transaction) => reserveStock(transaction, [line, line]))).toMatchObject({ data: FIRST });
    expect(await stockOf(app, FIRST)).toBe(5);
    expect(await within(app, (transaction) => reserveStock(transaction, [line]))).toBeUndefined();
  });

  it('has nothing of what nobody ever counted, and no part of a thing', async () => {
    const app = await openWith(1, 1);
    expect(await within(app, (transaction) => reserveStock(transaction, [{ skuId: 1, quantity: 1 }]))).toMatchObject({
      refused: 'stock.insufficient',
    });
    for (const quantity of [0, -1, 0.5]) {
      const bad = within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity }]));
      await expect(bad).rejects.toThrow('no quantity');
    }
  });
});

describe('fifty people after the last ten', () => {
  it('ten get one', async () => {
    const app = await openWith(10, 0);
    const buy = () => within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]));
    const answers = await Promise.all(Array.from({ length: 50 }, buy));
    expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(10);
    expect(await stockOf(app, FIRST)).toBe(0);
    expect(await isShownInStock(app)).toBe(false);
  });

  it('would be served without stock by whoever looks first and writes then', async () => {
    const app = await openWith(3, 0);
    const buyers = 8;
    const everybody = Promise.withResolvers<void>();
    let looking = 0;
    const buyNaively = () =>
      within(app, async ({ queries }) => {
        const { rows } = await queries.execute<{ available: number }>(
          sql`select available from sku_stock where sku_id = ${FIRST}`,
        );
        looking += 1;
        if (looking === buyers) everybody.resolve();
        await everybody.promise;
        const available = rows[0]?.available ?? 0;
        if (available < 1) return false;
        await queries.execute(sql`update sku_stock set available = ${available - 1} where sku_id = ${FIRST}`);
        return true;
      });
    const served = await Promise.all(Array.from({ length: buyers }, buyNaively));
    expect(served.filter(Boolean).length).toBeGreaterThan(3);
  });

  it('never wait for each other in a circle, in whatever order they list the same things', async () => {
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

describe('what lists show', () => {
  it('turns when the last piece goes, and when one comes back', async () => {
    const app = await openWith(1, 1);
    expect(await isShownInStock(app)).toBe(true);
    await within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]));
    expect(await isShownInStock(app)).toBe(true);
    await within(app, (transaction) => reserveStock(transaction, [{ skuId: SECOND, quantity: 1 }]));
    expect(await isShownInStock(app)).toBe(false);
    await within(app, (transaction) => releaseStock(transaction, [{ skuId: SECOND, quantity: 1 }]));
    expect(await isShownInStock(app)).toBe(true);
    expect(await stockOf(app, SECOND)).toBe(1);
  });

  it('does not count what is switched off', async () => {
    const app = await openWith(1, 1);
    await app.database.pool.query('update sku set is_on = false where id = $1', [SECOND]);
    await within(app, (transaction) => reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]));
    expect(await isShownInStock(app)).toBe(false);
  });

  it('turns also when the last two SKUs are taken at the same moment', async () => {
    const app = await openWith(1, 1);
    const firstTook = Promise.withResolvers<void>();
    const firstMayEnd = Promise.withResolvers<void>();
    const first = within(app, async (transaction) => {
      await reserveStock(transaction, [{ skuId: FIRST, quantity: 1 }]);
      firstTook.resolve();
      await firstMayEnd.promise;
    });
    await firstTook.promise;
    // Whoever does not wait for the first one here cannot know that nothing is left.
    const second = within(app, (transaction) => reserveStock(transaction, [{ skuId: SECOND, quantity: 1 }]));
    await Promise.race([second, setTimeout(300)]);
    firstMayEnd.resolve();
    await Promise.all([first, second]);
    expect(await isShownInStock(app)).toBe(false);
  });
});
