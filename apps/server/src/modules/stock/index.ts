import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { changeLowStockLimit, changeStock } from './change-stock.ts';
import { stockHistoryPage } from './stock-history-page.ts';
import { countLowStock, lowStockCount, storeStockPage } from './store-stock-page.ts';

export { readLowStockItems } from './store-stock-page.ts';

export interface StockContext {
  readonly database: Database;
}

/** Stock pages of stores. Separate from `inventory`, because lists need product names from the catalogue. */
export const stock = defineModule({
  name: 'stock',
  open: ({ database }: StockContext): StockContext => ({ database }),
  operations: { storeStockPage, stockHistoryPage, changeStock, changeLowStockLimit, lowStockCount },
  waitingWork: [{ permission: 'stock.view', count: countScarce }],
});

async function countScarce({ database }: StockContext, storeId: number) {
  const { low, out } = await countLowStock(database.queries, storeId);
  return { lowStock: low + out };
}
