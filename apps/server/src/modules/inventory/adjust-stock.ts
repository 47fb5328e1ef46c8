import type { StockReason } from '@galleria/domain/inventory/stock-reasons';
import { LARGEST_STOCK } from '@galleria/domain/inventory/stock-reasons';
import type { Transaction } from '../../infra/database/transaction.ts';
import { announceChanged } from './change-stock.ts';
import { changeStocks } from './inventory-db.ts';
import { lockStoreStocks } from './movements-db.ts';

/** A counted value with the one that was seen before, or pieces to add (negative: to take away). */
export type StockAdjustment =
  | { readonly skuId: number; readonly count: number; readonly seen?: number | undefined }
  | { readonly skuId: number; readonly difference: number };

export interface AdjustedStock {
  readonly skuId: number;
  /** `stale`: it is not what was seen any more. `outOfRange`: it would fall below zero, or no column could hold it. */
  readonly outcome: 'changed' | 'same' | 'stale' | 'outOfRange' | 'notFound';
  readonly before: number;
  readonly available: number;
}

interface Cause {
  readonly reason: StockReason;
  readonly reference: string;
}

/**
 * Each line stands for itself: what cannot be done is told with the value that is there now, the others are done. The
 * rows are locked before they are compared. SKUs of other stores are not found. `lock` is replaced in control tests only.
 */
export async function adjustStock(
  transaction: Transaction,
  storeId: number,
  lines: readonly StockAdjustment[],
  { reason, reference }: Cause,
  lock = lockStoreStocks,
): Promise<AdjustedStock[]> {
  if (lines.length === 0) return [];
  const current = await lock(
    transaction,
    storeId,
    lines.map(({ skuId }) => skuId),
  );
  const asked = new Set<number>();
  const outcomes = lines.map((line) => {
    const isRepeated = asked.has(line.skuId);
    asked.add(line.skuId);
    return outcomeOf(line, current.get(line.skuId), isRepeated);
  });
  const changed = outcomes.filter(({ outcome }) => outcome === 'changed');
  if (changed.length === 0) return outcomes;
  const rows = await changeStocks(
    transaction,
    changed.map(({ skuId, before, available }) => ({ skuId, difference: available - before, reference })),
    reason,
  );
  if (rows.length !== changed.length) throw new Error(`adjustStock: ${rows.length} of ${changed.length} rows changed`);
  const crossedZero = new Set(changed.filter((one) => one.before === 0 || one.available === 0).map((one) => one.skuId));
  await announceChanged(
    transaction,
    rows.filter(({ skuId }) => crossedZero.has(skuId)),
  );
  return outcomes;
}

/** A second line for the same SKU is refused: what it was compared with is gone. */
function outcomeOf(line: StockAdjustment, before: number | undefined, isRepeated: boolean): AdjustedStock {
  const { skuId } = line;
  if (before === undefined) return { skuId, outcome: 'notFound', before: 0, available: 0 };
  const unchanged = { skuId, before, available: before };
  const isStale = 'count' in line && line.seen !== undefined && line.seen !== before;
  if (isStale || isRepeated) return { ...unchanged, outcome: 'stale' };
  const available = 'count' in line ? line.count : before + line.difference;
  if (available < 0 || available > LARGEST_STOCK) return { ...unchanged, outcome: 'outOfRange' };
  return { skuId, before, available, outcome: available === before ? 'same' : 'changed' };
}
