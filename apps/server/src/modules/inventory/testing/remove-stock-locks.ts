import type { TestApp } from '../../../testing/open-test-app.ts';
import { removeRowLocks } from '../../../testing/remove-guards.ts';

/** For control tests: this many transactions read the stock before the first changes it. */
export async function removeStockLocks(app: TestApp, count: number): Promise<void> {
  // The sequence of movements comes from the row, so its unique key would stop the second transaction.
  await app.database.pool.query('alter table stock_movement drop constraint stock_movement_sequence');
  await removeRowLocks(app, 'sku_stock', {
    ...{ event: 'update', count },
    write: 'update sku_stock_rows set available = new.available, changes = new.changes where sku_id = new.sku_id',
  });
}
