import { LRUCache } from 'lru-cache';
import { withoutReserving } from '../../../infra/cache/without-reserving.ts';

export interface AskLimit {
  /** Counts an ask of this buyer; false when there were too many in a short time. */
  allows(userId: string): boolean;
}

interface AskLimitOptions {
  readonly asks: number;
  readonly windowMs: number;
  readonly nowMs?: () => number;
}

/** Whoever asked longest ago is forgotten first: with more buyers at once the limit is looser, never stricter. */
const MOST_BUYERS = 50_000;

/**
 * How often one buyer may ask, counted in this process and by buyer: a script that asks all the time is refused, and neither the
 * database nor another buyer at the same address notices. In memory, since asking must cost no statement.
 */
export function openAskLimit({ asks, windowMs, nowMs = () => performance.now() }: AskLimitOptions): AskLimit {
  const asked = new LRUCache<string, { readonly sinceMs: number; count: number }>(withoutReserving(MOST_BUYERS));
  return {
    allows: (userId) => {
      const now = nowMs();
      const known = asked.get(userId);
      if (!known || now - known.sinceMs >= windowMs) {
        asked.set(userId, { sinceMs: now, count: 1 });
        return asks > 0;
      }
      known.count += 1;
      return known.count <= asks;
    },
  };
}
