import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { changeStocks, readStocks, type StockRow } from './inventory-db.ts';

interface StockLine {
  readonly skuId: number;
  readonly quantity: number;
  /** The number of the order, for the history. One SKU is in one order of a trade. */
  readonly reference?: string | undefined;
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
    [...wanted.values()].map(({ quantity, ...line }) => ({ ...line, difference: -quantity })),
    'order',
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

/** None left has other words than too few. */
export function refuseShortage(skuId: number, stocks: ReadonlyMap<number, number>): Refused<'stock.insufficient'> {
  return refuse('stock.insufficient', { values: { left: stocks.get(skuId) ? 'some' : 'none' }, data: skuId });
}

/** Takes pieces out of the stock for a sale with a pool of its own, all or none, like `reserveStock`. */
export async function setAsideStock(
  transaction: Transaction,
  lines: readonly StockLine[],
): Promise<Refused<'stock.insufficient'> | undefined> {
  return reserveStock(transaction, lines, (own, changes) => changeStocks(own, changes, 'flashSale'));
}

/** What is left of such a pool. */
export async function putBackStock(transaction: Transaction, lines: readonly StockLine[]): Promise<void> {
  await releaseStock(transaction, lines, 'flashSale');
}

/** Gives back what an order reserved. */
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

/** Two lines with the same SKU count together: each alone may pass where both do not. In the order of ids. */
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
