import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { prepareStock } from './inventory-db.ts';

export { releaseStock, reserveStock, STOCK_CHANGED, seedStock } from './change-stock.ts';
export { lockStocks, readLowStocks, readStockedSkuIds, readStocks } from './inventory-db.ts';

/** What other modules ask about stock. */
export interface Inventory {
  /** How many of each SKU of a product can be sold. */
  stockOf(productId: number): Promise<ReadonlyMap<number, number>>;
}

/** How many pieces of each SKU can be sold. */
export const inventory = defineModule({
  name: 'inventory',
  open: ({ database }: { database: Database }): Inventory => ({ stockOf: prepareStock(database.queries) }),
  operations: {},
});
