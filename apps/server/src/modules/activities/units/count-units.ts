import { cacheBriefly } from '../../../infra/cache/cache-briefly.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { readFreeUnits } from './units-db.ts';

/** How long a submission that found nothing spares others the query. */
const HINT_MS = 1000;

/** Free pieces in the pools of flash sales, as cached by this process. */
export interface UnitCounts {
  /** Refreshes the counts, mostly without a statement: see `cacheBriefly`. */
  refresh(): Promise<void>;
  left(activityId: number, skuId: number): number;
  /** Short-lived hint that no piece is free, which spares the query. */
  isSoldOut(activityId: number, skuId: number): boolean;
  /** Called when a submission found no free piece. */
  markSoldOut(activityId: number, skuId: number): void;
  /** Drops counts and hints, since pieces may have been returned. */
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
      const markedAt = soldOutAt.get(keyOf(activityId, skuId));
      return markedAt !== undefined && performance.now() - markedAt < HINT_MS;
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
