import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { changeStocks, type StockRow, writeStocks } from './inventory-db.ts';

export interface StockLine {
  readonly skuId: number;
  readonly quantity: number;
}

/** Announced with `{ productIds }` when SKUs of these products may have run out or become available again. */
export const STOCK_CHANGED = 'stock.changed';

/**
 * Reserves the lines of an order, all or none; the refusal's data is the SKU that ran out. A refusal must become the
 * result of the transaction: the other lines have been taken by then. `change` is replaced in control tests only.
 */
export async function reserveStock(
  transaction: Transaction,
  lines: readonly StockLine[],
  change = changeStocks,
): Promise<Refused<'stock.insufficient'> | undefined> {
  const wanted = sumPerSku(lines);
  const left = await change(
    transaction,
    [...wanted].map(([skuId, quantity]) => ({ skuId, difference: -quantity })),
  );
  if (left.length !== wanted.size) {
    const taken = new Set(left.map(({ skuId }) => skuId));
    return refuse('stock.insufficient', { data: [...wanted.keys()].find((skuId) => !taken.has(skuId)) });
  }
  await announceChanged(
    transaction,
    left.filter((row) => row.available === 0),
  );
  return undefined;
}

/** Gives back what an order reserved: it was cancelled, has expired or came back. */
export async function releaseStock(transaction: Transaction, lines: readonly StockLine[]): Promise<void> {
  const returned = sumPerSku(lines);
  const now = await changeStocks(
    transaction,
    [...returned].map(([skuId, quantity]) => ({ skuId, difference: quantity })),
  );
  await announceChanged(
    transaction,
    now.filter((row) => row.available === returned.get(row.skuId)),
  );
}

/** Two lines with the same SKU count together: each alone may pass where both do not. In the order of ids. */
function sumPerSku(lines: readonly StockLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines.toSorted((one, other) => one.skuId - other.skuId)) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw new Error(`sumPerSku: invalid quantity ${quantity} (SKU ${skuId})`);
    }
    sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  }
  return sums;
}

async function announceChanged(transaction: Transaction, rows: readonly StockRow[]): Promise<void> {
  const productIds = [...new Set(rows.map((row) => row.productId))];
  if (productIds.length > 0) await transaction.announce(STOCK_CHANGED, { productIds });
}

/** Sets the stock of SKUs. Nothing is announced: seeded products bring their own `hasStock`. */
export async function seedStock(transaction: Transaction, rows: readonly StockRow[]): Promise<void> {
  await writeStocks(
    transaction,
    rows.toSorted((one, other) => one.skuId - other.skuId),
  );
}
