import type { Transaction } from '../../infra/database/transaction.ts';
import { type StockRow, writeStocks } from './inventory-db.ts';

/** Sets the stock of SKUs. Nothing is announced: seeded products bring their own `hasStock`. */
export async function seedStock(transaction: Transaction, rows: readonly StockRow[]): Promise<void> {
  await writeStocks(
    transaction,
    rows.toSorted((one, other) => one.skuId - other.skuId),
  );
}
