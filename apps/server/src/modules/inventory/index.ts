import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { prepareStock } from './inventory-db.ts';
import { backdateLast, hasManualMovements, seedStock } from './seed-db.ts';

export { type AdjustedStock, adjustStock, type StockAdjustment } from './adjust-stock.ts';
export {
  moveToPool,
  refuseShortage,
  releaseStock,
  reserveStock,
  returnFromPool,
  STOCK_CHANGED,
} from './change-stock.ts';
export { lockStocks, readStockedSkuIds, readStocks } from './inventory-db.ts';
export {
  readMovements,
  readScarceStocks,
  readStockGaps,
  readStoreLimit,
  readStoreStocks,
  recordStockAs,
  type StoreStock,
  writeSkuLimit,
  writeStoreLimit,
} from './movements-db.ts';
export { bookStock, readLowStockSkuIds, readProductStocks } from './product-stock-db.ts';
export { backdateMovements } from './seed-db.ts';

/** Interface for other modules. */
export interface Inventory {
  /** Number of pieces of each SKU of a product that can be sold. */
  stockOf(productId: number): Promise<ReadonlyMap<number, number>>;
}

/** Stock of each SKU and the history of its changes. */
export const inventory = defineModule({
  name: 'inventory',
  open: ({ database }: { database: Database }): Inventory => ({ stockOf: prepareStock(database.queries) }),
  operations: {},
  seed: { backdateLast, hasManualMovements, seedStock },
});
