import { SYSTEM } from '@galleria/domain/access/access';
import { describe, expect, it } from 'vitest';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { adjustStock, readStockGaps, recordStockAs, releaseStock, reserveStock } from './index.ts';
import { removeStockLocks } from './testing/remove-stock-locks.ts';

const STORE = 2;
const PRODUCT = 2001;
const FIRST = 200_101;
const SECOND = 200_102;

function within<Result>(app: TestApp, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(app.database, SYSTEM, work);
}

/** Movements of a SKU after its initial entry. */
async function movesOf(app: TestApp, skuId: number) {
  const { rows } = await app.database.pool.query(
    `select sequence, difference, after, reason, reference from stock_movement
     where sku_id = $1 and sequence > 1 order by sequence`,
    [skuId],
  );
  return rows;
}

/** Replaces the row, so that its history starts again with this stock. */
async function resetStock(app: TestApp, skuId: number, available: number): Promise<void> {
  await app.database.pool.query('delete from sku_stock where sku_id = $1', [skuId]);
  await app.database.pool.query(
    'insert into sku_stock (sku_id, product_id, store_id, available) values ($1, $2, $3, $4)',
    [skuId, PRODUCT, STORE, available],
  );
}

const gapsOf = (app: TestApp) => readStockGaps(app.database.queries);

describe('the history of stock', () => {
  it('adds up for all demo data, and records reason and order of every change', async () => {
    const app = await openTestApp();
    expect(await gapsOf(app)).toEqual([]);
    await resetStock(app, FIRST, 10);
    const line = { skuId: FIRST, quantity: 2, reference: '260101000000000001' };
    await within(app, (transaction) => reserveStock(transaction, [line, { ...line, quantity: 1 }]));
    await within(app, (transaction) => releaseStock(transaction, [line], 'expired'));
    await within(app, (transaction) => releaseStock(transaction, [{ skuId: FIRST, quantity: 1 }]));
    await within(app, (transaction) =>
      adjustStock(transaction, STORE, [{ skuId: FIRST, count: 7, seen: 10 }], {
        reason: 'count',
        reference: 'shelf 3',
      }),
    );
    expect(await movesOf(app, FIRST)).toEqual([
      { sequence: 2, difference: -3, after: 7, reason: 'order', reference: line.reference },
      { sequence: 3, difference: 2, after: 9, reason: 'expired', reference: line.reference },
      { sequence: 4, difference: 1, after: 10, reason: 'cancelled', reference: '' },
      { sequence: 5, difference: -3, after: 7, reason: 'count', reference: 'shelf 3' },
    ]);
    expect(await gapsOf(app)).toEqual([]);
  });

  it('contains no movement of a refused reservation', async () => {
    const app = await openTestApp();
    await resetStock(app, FIRST, 5);
    await resetStock(app, SECOND, 1);
    const lines = [FIRST, SECOND].map((skuId) => ({ skuId, quantity: 2 }));
    await within(app, (transaction) => reserveStock(transaction, lines));
    expect([await movesOf(app, FIRST), await movesOf(app, SECOND)]).toEqual([[], []]);
    expect(await gapsOf(app)).toEqual([]);
  });

  it('records plain SQL updates too, with the reason set in their transaction', async () => {
    const app = await openTestApp();
    const { pool } = app.database;
    await resetStock(app, FIRST, 5);
    await pool.query('update sku_stock set available = 8 where sku_id = $1', [FIRST]);
    await within(app, async (transaction) => {
      await recordStockAs(transaction, 'import', '17');
      await transaction.queries.execute(`update sku_stock set available = available - 1 where sku_id = ${FIRST}`);
    });
    await pool.query('update sku_stock set low_limit = 3, available = available where sku_id = $1', [FIRST]);
    expect(await movesOf(app, FIRST)).toEqual([
      { sequence: 2, difference: 3, after: 8, reason: 'edit', reference: '' },
      { sequence: 3, difference: -1, after: 7, reason: 'import', reference: '17' },
    ]);
    expect(await gapsOf(app)).toEqual([]);
  });

  it('adds up after concurrent orders and stock changes of the same SKUs', async () => {
    const app = await openTestApp();
    await resetStock(app, FIRST, 100);
    await resetStock(app, SECOND, 100);
    const buy = (index: number) =>
      within(app, (transaction) => {
        const lines = [FIRST, SECOND].map((skuId) => ({ skuId, quantity: 1 + (index % 3) }));
        return reserveStock(transaction, index % 2 ? lines : lines.slice(0, 1));
      });
    const count = (skuId: number) =>
      within(app, (transaction) =>
        adjustStock(transaction, STORE, [{ skuId, difference: 4 }], { reason: 'received', reference: '' }),
      );
    const all = Array.from({ length: 60 }, (_, index) => (index % 5 ? buy(index) : count(index % 2 ? FIRST : SECOND)));
    await Promise.all(all);
    expect((await movesOf(app, FIRST)).length).toBeGreaterThan(30);
    expect(await gapsOf(app)).toEqual([]);
  });

  it('control: readStockGaps finds a change that is counted but has no movement', async () => {
    const app = await openTestApp();
    await resetStock(app, FIRST, 5);
    await app.database.pool.query('update sku_stock set available = 4, changes = changes + 1 where sku_id = $1', [
      FIRST,
    ]);
    expect(await gapsOf(app)).toEqual([`SKU ${FIRST}: 4 available after 2 changes, the history says 5 after 1`]);
  });
});

/** Two sellers save different counts at the same moment, both having seen 10; `weaken` removes guards first. */
async function countAtOnce(weaken: (app: TestApp) => Promise<void>) {
  const app = await openTestApp();
  await resetStock(app, FIRST, 10);
  await weaken(app);
  const save = (count: number) =>
    within(app, (transaction) =>
      adjustStock(transaction, STORE, [{ skuId: FIRST, count, seen: 10 }], { reason: 'count', reference: '' }),
    );
  const answers = await Promise.all([save(7), save(12)]);
  return answers
    .flat()
    .map(({ outcome }) => outcome)
    .toSorted();
}

describe('adjustStock called concurrently for one SKU', () => {
  it('applies the first count and refuses the second as stale', async () => {
    expect(await countAtOnce(async () => undefined)).toEqual(['changed', 'stale']);
  });

  it('control: without the row lock both counts are applied', async () => {
    expect(await countAtOnce((app) => removeStockLocks(app, 2))).toEqual(['changed', 'changed']);
  });
});
