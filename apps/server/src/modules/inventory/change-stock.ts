import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { noteStock } from '../catalogue/index.ts';
import { changeStocks, lockProductStocks, readStocked, type StockRow, writeStocks } from './inventory-db.ts';

export interface StockLine {
  readonly skuId: number;
  readonly quantity: number;
}

/**
 * Takes the things of an order out of stock, all or none; the refusal's data is the SKU that ran out. It must become the
 * result of the transaction: what there was enough of has been taken by then.
 */
export async function reserveStock(
  transaction: Transaction,
  lines: readonly StockLine[],
): Promise<Refused<'stock.insufficient'> | undefined> {
  const wanted = sumPerSku(lines);
  const left = await changeStocks(
    transaction,
    [...wanted].map(([skuId, quantity]) => ({ skuId, difference: -quantity })),
  );
  if (left.length !== wanted.size) {
    const taken = new Set(left.map(({ skuId }) => skuId));
    return refuse('stock.insufficient', { data: [...wanted.keys()].find((skuId) => !taken.has(skuId)) });
  }
  await tellCatalogue(transaction, productsOf(left.filter((row) => row.available === 0)));
  return undefined;
}

/** The other way round: an order that did not come about, or came back. */
export async function releaseStock(transaction: Transaction, lines: readonly StockLine[]): Promise<void> {
  const returned = sumPerSku(lines);
  const now = await changeStocks(
    transaction,
    [...returned].map(([skuId, quantity]) => ({ skuId, difference: quantity })),
  );
  await tellCatalogue(transaction, productsOf(now.filter((row) => row.available === returned.get(row.skuId))));
}

/** What somebody counted: from now on there are so many. */
export async function setStock(transaction: Transaction, rows: readonly StockRow[]): Promise<void> {
  const inOrder = rows.toSorted((one, other) => one.skuId - other.skuId);
  await writeStocks(transaction, inOrder);
  await tellCatalogue(transaction, productsOf(inOrder));
}

/** The same thing may stand on two lines, and each alone may pass where both together do not. In the order of ids. */
function sumPerSku(lines: readonly StockLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { skuId, quantity } of lines.toSorted((one, other) => one.skuId - other.skuId)) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new Error(`${quantity} is no quantity`);
    sums.set(skuId, (sums.get(skuId) ?? 0) + quantity);
  }
  return sums;
}

function productsOf(rows: readonly StockRow[]): number[] {
  return [...new Set(rows.map((row) => row.productId))];
}

/** Products that may just have run out, or come back: lists show it, so the catalogue keeps it along. */
async function tellCatalogue(transaction: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await lockProductStocks(transaction, productIds);
  await noteStock(transaction, productIds, await readStocked(transaction, productIds));
}
