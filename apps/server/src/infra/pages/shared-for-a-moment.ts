import { LRUCache } from 'lru-cache';

type Making<T> = Promise<T | undefined>;

const TTL_MS = 2_000;

/** What everybody's copies depend on. */
export interface Freshness {
  /** Whether changes of the mall's data are heard of; while they are not, nothing may be shared. */
  readonly isListening: () => boolean;
  /** How long prices of then stay as they are, by the clock alone; below zero when they are over. */
  readonly msUntilTurn?: (sinceMs: number) => number;
}

/**
 * What is the same for everybody is made once for all who want it within two seconds. Any change of the mall's data
 * clears it at once (`clear`), and nothing outlives the start or end of an activity.
 */
export class SharedForAMoment<T> {
  /** Promises, so that callers who ask while it is being made share it. */
  private readonly made: LRUCache<string, Making<T>>;
  private readonly freshness: Freshness;

  constructor(max: number, freshness: Freshness) {
    // Pages are large: what is over must not stay in memory until something takes its place.
    this.made = new LRUCache({ max, ttl: TTL_MS, ttlAutopurge: true });
    this.freshness = freshness;
  }

  clear(): void {
    this.made.clear();
  }

  get isOpen(): boolean {
    return this.freshness.isListening();
  }

  /** The one that is there or being made right now; else makes it. `undefined`: this one must not be shared. */
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
      // The making may have been the first to read of a start or an end.
      else if (isKept()) this.keepUntilTurn(key, making, startedMs);
    }, drop);
    return making;
  }

  private keepUntilTurn(key: string, making: Making<T>, startedMs: number): void {
    const untilTurn = this.freshness.msUntilTurn?.(startedMs) ?? TTL_MS;
    const left = Math.min(startedMs + TTL_MS - Date.now(), untilTurn);
    if (left >= 1) this.made.set(key, making, { ttl: Math.floor(left) });
    else this.made.delete(key);
  }
}
