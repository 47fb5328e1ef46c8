import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { changeStocks, readStocks, type StockRow } from './inventory-db.ts';

interface StockLine {
  readonly skuId: number;
  readonly quantity: number;
  /** Order number, for the stock history. A SKU is in only one order of a trade. */
  readonly reference?: string | undefined;
}

/** Announced with `{ productIds }` when SKUs of these products may have run out or become available again. */
export const STOCK_CHANGED = 'stock.changed';

/**
 * Reserves the lines of an order, all or none; the refusal's data is the SKU that ran out. A refusal must be returned
 * from the transaction, so that the lines already taken are rolled back.
 */
export async function reserveStock(
  transaction: Transaction,
  lines: readonly StockLine[],
  reason: 'order' | 'flashSale' = 'order',
): Promise<Refused<'stock.insufficient'> | undefined> {
  const wanted = sumPerSku(lines);
  const left = await changeStocks(
    transaction,
    [...wanted.values()].map(({ quantity, ...line }) => ({ ...line, difference: -quantity })),
    reason,
  );
  if (left.length !== wanted.size) {
    const taken = new Set(left.map(({ skuId }) => skuId));
    const [missing = 0] = [...wanted.keys()].filter((skuId) => !taken.has(skuId));
    return refuseShortage(missing, await readStocks(transaction.queries, [missing]));
  }
  await announceChanged(
    transaction,
    left.filter((row) => row.available === 0),
  );
  return undefined;
}

/** The message differs between no stock and too little stock. */
export function refuseShortage(skuId: number, stocks: ReadonlyMap<number, number>): Refused<'stock.insufficient'> {
  return refuse('stock.insufficient', { values: { left: stocks.get(skuId) ? 'some' : 'none' }, data: skuId });
}

/** Moves pieces from the normal stock into the pool of a flash sale, all or none, like `reserveStock`. */
export async function moveToPool(
  transaction: Transaction,
  lines: readonly StockLine[],
): Promise<Refused<'stock.insufficient'> | undefined> {
  return reserveStock(transaction, lines, 'flashSale');
}

/** Moves the remaining pieces of such a pool back. */
export async function returnFromPool(transaction: Transaction, lines: readonly StockLine[]): Promise<void> {
  await releaseStock(transaction, lines, 'flashSale');
}

/** Releases the stock that an order reserved. */
export async function releaseStock(
  transaction: Transaction,
  lines: readonly StockLine[],
  reason: 'cancelled' | 'expired' | 'returned' | 'flashSale' = 'cancelled',
): Promise<void> {
  const returned = sumPerSku(lines);
  const now = await changeStocks(
    transaction,
    [...returned.values()].map(({ quantity, ...line }) => ({ ...line, difference: quantity })),
    reason,
  );
  await announceChanged(
    transaction,
    now.filter((row) => row.available === returned.get(row.skuId)?.quantity),
  );
}

/** Sums lines with the same SKU, because each alone could pass where the sum does not. Sorted by SKU id. */
function sumPerSku(lines: readonly StockLine[]): Map<number, StockLine> {
  const sums = new Map<number, StockLine>();
  for (const { skuId, quantity, reference } of lines.toSorted((one, other) => one.skuId - other.skuId)) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) {
      throw new Error(`sumPerSku: invalid quantity ${quantity} (SKU ${skuId})`);
    }
    sums.set(skuId, { skuId, reference, quantity: (sums.get(skuId)?.quantity ?? 0) + quantity });
  }
  return sums;
}

export async function announceChanged(transaction: Transaction, rows: readonly StockRow[]): Promise<void> {
  const productIds = [...new Set(rows.map((row) => row.productId))];
  if (productIds.length > 0) await transaction.announce(STOCK_CHANGED, { productIds });
}
