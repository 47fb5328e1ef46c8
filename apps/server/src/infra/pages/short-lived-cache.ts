import { LRUCache } from 'lru-cache';

type Making<T> = Promise<T | undefined>;

const TTL_MS = 2_000;

/** The conditions under which shared values are still valid. */
export interface Freshness {
  /** Whether changes of the mall's data are being received; while they are not, nothing may be shared. */
  readonly isListening: () => boolean;
  /** Milliseconds until prices of that time change by the clock alone; negative once they have changed. */
  readonly msUntilPriceChange?: (sinceMs: number) => number;
}

/**
 * Computes a value that is the same for all visitors once for all requests within two seconds. Any change of the mall's
 * data clears the values at once (`clear`), and none outlives the start or end of an activity.
 */
export class ShortLivedCache<T> {
  /** Promises, so that concurrent callers share one computation. */
  private readonly made: LRUCache<string, Making<T>>;
  private readonly freshness: Freshness;

  constructor(max: number, freshness: Freshness) {
    // Pages are large: an expired one must not stay in memory until another one takes its place.
    this.made = new LRUCache({ max, ttl: TTL_MS, ttlAutopurge: true });
    this.freshness = freshness;
  }

  clear(): void {
    this.made.clear();
  }

  get isOpen(): boolean {
    return this.freshness.isListening();
  }

  /** Returns the cached value or the pending one, else computes it. `undefined`: this value must not be shared. */
  get(key: string, make: () => Making<T>): Making<T> {
    const known = this.made.get(key);
    if (known) return known;
    const startedMs = Date.now();
    const making = make();
    this.keepUntilTurn(key, making, startedMs);
    const isKept = () => this.made.peek(key) === making;
    const drop = () => {
      if (isKept()) this.made.delete(key);
    };
    making.then((value) => {
      if (value === undefined) drop();
      // This computation may have been the first to read the start or end of an activity.
      else if (isKept()) this.keepUntilTurn(key, making, startedMs);
    }, drop);
    return making;
  }

  private keepUntilTurn(key: string, making: Making<T>, startedMs: number): void {
    const untilTurn = this.freshness.msUntilPriceChange?.(startedMs) ?? TTL_MS;
    const left = Math.min(startedMs + TTL_MS - Date.now(), untilTurn);
    if (left >= 1) this.made.set(key, making, { ttl: Math.floor(left) });
    else this.made.delete(key);
  }
}
