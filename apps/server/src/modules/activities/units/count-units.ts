import { cacheBriefly } from '../../../infra/cache/cache-briefly.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { readFreeUnits } from './units-db.ts';

/** So long a submission that found nothing spares others the question. */
const HINT_MS = 1000;

/** What is left in the pools of flash sales, as this process knows it. */
export interface UnitCounts {
  /** Mostly without a statement: see `cacheBriefly`. */
  refresh(): Promise<void>;
  left(activityId: number, skuId: number): number;
  /** A hint of a moment: nothing can be had, so that nobody has to ask the database. */
  isSoldOut(activityId: number, skuId: number): boolean;
  /** A submission has found nothing. */
  markSoldOut(activityId: number, skuId: number): void;
  /** Something may have been returned: hints are not believed any more. */
  forget(): void;
}

export function countUnits(queries: Queries): UnitCounts {
  const counts = cacheBriefly(async () => {
    const rows = await readFreeUnits(queries);
    return new Map(rows.map(({ activityId, skuId, left }) => [keyOf(activityId, skuId), left]));
  });
  const soldOutAt = new Map<string, number>();
  return {
    refresh: async () => void (await counts.get()),
    left: (activityId, skuId) => counts.peek()?.get(keyOf(activityId, skuId)) ?? 0,
    isSoldOut: (activityId, skuId) => {
      const at = soldOutAt.get(keyOf(activityId, skuId));
      return at !== undefined && performance.now() - at < HINT_MS;
    },
    markSoldOut: (activityId, skuId) => {
      const key = keyOf(activityId, skuId);
      counts.peek()?.delete(key);
      soldOutAt.set(key, performance.now());
    },
    forget: () => {
      soldOutAt.clear();
      counts.forget();
    },
  };
}

function keyOf(activityId: number, skuId: number): string {
  return `${activityId}:${skuId}`;
}
