import type { Database } from '../../infra/database/database.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import { prepareStock } from './inventory-db.ts';

export { releaseStock, reserveStock, setStock } from './change-stock.ts';
export { readStocks } from './inventory-db.ts';

/** How many there are of each thing. */
export interface Inventory {
  /** What can be sold of each SKU of a product. */
  stockOf(productId: number): Promise<ReadonlyMap<number, number>>;
}

export function openInventory({ queries }: Database): Inventory {
  return { stockOf: prepareStock(queries) };
}

export const inventory = adaptModule('inventory', ({ database }: { database: Database }) => openInventory(database));
