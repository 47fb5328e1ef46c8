import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { prepareStock } from './inventory-db.ts';

export { type AdjustedStock, adjustStock, type StockAdjustment } from './adjust-stock.ts';
export {
  putBackStock,
  refuseShortage,
  releaseStock,
  reserveStock,
  STOCK_CHANGED,
  setAsideStock,
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
export { backdateLast, backdateMovements, hasManualMovements, seedStock } from './seed-db.ts';

/** What other modules ask about stock. */
export interface Inventory {
  /** How many of each SKU of a product can be sold. */
  stockOf(productId: number): Promise<ReadonlyMap<number, number>>;
}

/** How many pieces of each SKU can be sold, and why that changed. */
export const inventory = defineModule({
  name: 'inventory',
  open: ({ database }: { database: Database }): Inventory => ({ stockOf: prepareStock(database.queries) }),
  operations: {},
});
