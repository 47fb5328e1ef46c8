import type { OutputOf } from '@galleria/contract/operation';
import type { changeStock } from '@galleria/contract/stock';
import { useState } from 'react';
import type { StockedSku } from './stock-columns.tsx';

/** A counted stock, and the stock shown at that time, which the server compares with the current stock. */
export interface Count {
  readonly sku: StockedSku;
  readonly seen: number;
  readonly counted: number;
  /** Why it was not saved. */
  readonly problem?: 'stale' | 'outOfRange' | 'notFound';
}

type Results = OutputOf<typeof changeStock>['lines'];

/** Counts of all pages of the list, until they are saved. */
export function useCounts() {
  const [counts, setCounts] = useState<ReadonlyMap<number, Count>>(new Map());

  function setCount(sku: StockedSku, counted: number | null) {
    const next = new Map(counts);
    if (counted === null) next.delete(sku.skuId);
    else next.set(sku.skuId, { sku, counted, seen: next.get(sku.skuId)?.seen ?? sku.stocks });
    setCounts(next);
  }

  /** Removes counts that were saved. Those that were refused stay, with the current stock. */
  function applyResults(results: Results) {
    const next = new Map(counts);
    for (const { skuId, outcome, stocks } of results) {
      const count = next.get(skuId);
      if (!count || outcome === 'changed' || outcome === 'same') next.delete(skuId);
      else next.set(skuId, { ...count, seen: stocks, problem: outcome });
    }
    setCounts(next);
  }

  return {
    all: [...counts.values()],
    of: (skuId: number) => counts.get(skuId),
    setCount,
    applyResults,
    clear: () => setCounts(new Map()),
  };
}

export type Counts = ReturnType<typeof useCounts>;

export function formatSigned(difference: number): string {
  if (difference === 0) return '±0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
