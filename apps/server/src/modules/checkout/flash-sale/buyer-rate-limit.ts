import { LRUCache } from 'lru-cache';
import { maxEntries } from '../../../infra/cache/max-entries.ts';

export interface BuyerRateLimit {
  /** Counts a request of this buyer; false when the limit of the window is exceeded. */
  allows(userId: string): boolean;
}

interface RateLimitOptions {
  readonly requests: number;
  readonly windowMs: number;
  readonly nowMs?: () => number;
}

/** The cache evicts the least recent buyers first: with more buyers at once the limit is looser, never stricter. */
const MAX_BUYERS = 50_000;

/**
 * A rate limit per buyer, counted in the memory of this process, since a request must cost no statement. A script that
 * sends requests all the time is refused, without an effect on the database or on other buyers at the same address.
 */
export function openRateLimit({
  requests,
  windowMs,
  nowMs = () => performance.now(),
}: RateLimitOptions): BuyerRateLimit {
  const windows = new LRUCache<string, { readonly sinceMs: number; count: number }>(maxEntries(MAX_BUYERS));
  return {
    allows: (userId) => {
      const now = nowMs();
      const known = windows.get(userId);
      if (!known || now - known.sinceMs >= windowMs) {
        windows.set(userId, { sinceMs: now, count: 1 });
        return requests > 0;
      }
      known.count += 1;
      return known.count <= requests;
    },
  };
}
