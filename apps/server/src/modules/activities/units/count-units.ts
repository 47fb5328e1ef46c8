import type { Queries } from '../../../infra/database/database.ts';
import { readFreeUnits } from './units-db.ts';

/** Pages show a number that is at most this old; however many there are, it is read once in that time. */
const FRESH_MS = 1000;
/** After a quiet time a count says nothing: a sale that has begun since would look sold out. */
const STALE_MS = 5000;

interface Counts {
  readonly left: Map<string, number>;
  readonly readAt: number;
}

/** What is left in the pools of flash sales, as this process knows it. */
export interface UnitCounts {
  /** Without a statement, unless nothing is known, or only what was long ago; an old count is read again in the background. */
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
  let known: Counts | undefined;
  let loading: Promise<void> | undefined;
  /** Changes with every return: a count that was read before it says nothing about it. */
  let generation = 0;
  const soldOutAt = new Map<string, number>();
  const load = async () => {
    const of = generation;
    const rows = await readFreeUnits(queries);
    const left = new Map(rows.map(({ activityId, skuId, left: count }) => [keyOf(activityId, skuId), count]));
    known = { left, readAt: of === generation ? performance.now() : Number.NEGATIVE_INFINITY };
  };
  const reload = () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const isFresh = (at: number) => performance.now() - at < FRESH_MS;
  return {
    refresh: async () => {
      if (!known || performance.now() - known.readAt > STALE_MS) return reload();
      // Whoever asks next learns of a failure that lasts.
      if (!isFresh(known.readAt)) reload().catch(() => undefined);
    },
    left: (activityId, skuId) => known?.left.get(keyOf(activityId, skuId)) ?? 0,
    isSoldOut: (activityId, skuId) => isFresh(soldOutAt.get(keyOf(activityId, skuId)) ?? Number.NEGATIVE_INFINITY),
    markSoldOut: (activityId, skuId) => {
      const key = keyOf(activityId, skuId);
      known?.left.delete(key);
      soldOutAt.set(key, performance.now());
    },
    forget: () => {
      generation += 1;
      soldOutAt.clear();
      if (known) known = { ...known, readAt: Number.NEGATIVE_INFINITY };
    },
  };
}

function keyOf(activityId: number, skuId: number): string {
  return `${activityId}:${skuId}`;
}
