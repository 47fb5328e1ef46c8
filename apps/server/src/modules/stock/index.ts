import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { changeLowStockLimit, changeStock } from './change-stock.ts';
import { stockHistoryPage } from './stock-history-page.ts';
import { lowStockCount, storeStockPage } from './store-stock-page.ts';

export { countLowStock } from './store-stock-page.ts';

export interface StockContext {
  readonly database: Database;
}

/** What a store sees and changes of its inventory. Apart from it, because lists need names, which the catalogue has. */
export const stock = defineModule({
  name: 'stock',
  open: ({ database }: StockContext): StockContext => ({ database }),
  operations: { storeStockPage, stockHistoryPage, changeStock, changeLowStockLimit, lowStockCount },
});
