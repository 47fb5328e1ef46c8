import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { moveToPool, returnFromPool } from '../../inventory/index.ts';
import { readActivityItems } from '../read-activities-db.ts';
import {
  deleteFreeUnits,
  deleteUnitsOf,
  freeUnitsOf,
  insertUnits,
  lockPoolOf,
  markPoolClosed,
  updateReservedUnits,
  type WantedUnits,
} from './units-db.ts';

type ReserveRefusal = 'flashSale.path' | 'flashSale.soldOut' | 'flashSale.busy';

/**
 * Takes pieces of the pool for a trade, all or none. A refusal must become the result of the transaction. Undefined:
 * done; `limit`: the buyer has all the pieces that one buyer may have. While other transactions hold the last free
 * pieces, it is unknown whether one is left: the refusal is "busy", not "sold out".
 */
export async function reserveUnits(
  { queries }: Pick<Transaction, 'queries'>,
  wanted: WantedUnits,
): Promise<Refused<ReserveRefusal> | 'limit' | undefined> {
  // Each quantity is a prepared statement of its own; the limit bounds their number.
  if (wanted.quantity > wanted.limitPerBuyer) return 'limit';
  const { taken, allowed, isPathNew, hasFree } = await updateReservedUnits(queries, wanted);
  if (!isPathNew) return refuse('flashSale.path');
  if (taken === wanted.quantity) return undefined;
  if (allowed < wanted.quantity) return 'limit';
  return hasFree ? refuse('flashSale.busy') : refuse('flashSale.soldOut');
}

/**
 * Moves the pieces of an approved flash sale from the stock to its pool. A refusal must become the result of the
 * transaction.
 */
export async function fillPool(
  transaction: Transaction,
  activityId: number,
  isWanted: (skuId: number) => boolean = () => true,
): Promise<Refused<'stock.insufficient'> | undefined> {
  const items = (await readActivityItems(transaction.queries, activityId)).filter(({ skuId }) => isWanted(skuId));
  const lines = items.flatMap(({ skuId, pieces }) =>
    pieces === null ? [] : [{ skuId, quantity: pieces, reference: referenceOf(activityId) }],
  );
  const missing = await moveToPool(transaction, lines);
  if (missing) return missing;
  await insertUnits(
    transaction.queries,
    activityId,
    lines.map(({ skuId }) => skuId),
  );
  return undefined;
}

/** Returns the rest of the pool to the stock, once; does nothing for an activity without a pool. */
export async function closePool(transaction: Transaction, activityId: number): Promise<void> {
  if (!(await markPoolClosed(transaction.queries, activityId))) return;
  const left = await deleteFreeUnits(transaction.queries, activityId);
  if (left.length === 0) return;
  await returnFromPool(
    transaction,
    left.map((line) => ({ ...line, reference: referenceOf(activityId) })),
  );
}

/**
 * Puts the pieces of a trade that was closed unpaid back into the pool. False when they belong to the normal stock,
 * since the flash sale is over or the trade has no pieces of a pool; the caller returns them to the stock then.
 */
export async function returnUnits(transaction: Transaction, tradeId: number): Promise<boolean> {
  const isOpen = await lockPoolOf(transaction.queries, tradeId);
  if (!isOpen) {
    await deleteUnitsOf(transaction.queries, tradeId);
    return false;
  }
  const wasEmpty = await freeUnitsOf(transaction.queries, tradeId);
  // Drops the "sold out" hints that processes keep for a moment.
  if (wasEmpty) await transaction.changed('flashUnits');
  return true;
}

function referenceOf(activityId: number): string {
  return String(activityId);
}
