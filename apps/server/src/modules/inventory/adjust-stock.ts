import type { StockReason } from '@galleria/domain/inventory/stock-reasons';
import { MAX_STOCK } from '@galleria/domain/inventory/stock-reasons';
import type { Transaction } from '../../infra/database/transaction.ts';
import { announceChanged } from './change-stock.ts';
import { changeStocks } from './inventory-db.ts';
import { lockStoreStocks } from './movements-db.ts';

/** A counted stock with the value seen before the count, or pieces to add (negative: to remove). */
export type StockAdjustment =
  | { readonly skuId: number; readonly count: number; readonly seen?: number | undefined }
  | { readonly skuId: number; readonly difference: number };

export interface AdjustedStock {
  readonly skuId: number;
  /** `stale`: the stock differs from the value seen. `outOfRange`: it would fall below zero or exceed the column. */
  readonly outcome: 'changed' | 'same' | 'stale' | 'outOfRange' | 'notFound';
  readonly before: number;
  readonly available: number;
}

interface Cause {
  readonly reason: StockReason;
  readonly reference: string;
}

/**
 * Adjusts each line independently: a line that cannot be applied is returned with the current stock, the others are
 * applied. Rows are locked before they are compared. SKUs of other stores are not found.
 */
export async function adjustStock(
  transaction: Transaction,
  storeId: number,
  lines: readonly StockAdjustment[],
  { reason, reference }: Cause,
): Promise<AdjustedStock[]> {
  if (lines.length === 0) return [];
  const current = await lockStoreStocks(
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

/** A second line for the same SKU is refused as stale, because the first one changed the stock it was compared with. */
function outcomeOf(line: StockAdjustment, before: number | undefined, isRepeated: boolean): AdjustedStock {
  const { skuId } = line;
  if (before === undefined) return { skuId, outcome: 'notFound', before: 0, available: 0 };
  const unchanged = { skuId, before, available: before };
  const isStale = 'count' in line && line.seen !== undefined && line.seen !== before;
  if (isStale || isRepeated) return { ...unchanged, outcome: 'stale' };
  const available = 'count' in line ? line.count : before + line.difference;
  if (available < 0 || available > MAX_STOCK) return { ...unchanged, outcome: 'outOfRange' };
  return { skuId, before, available, outcome: available === before ? 'same' : 'changed' };
}
