import { LRUCache } from 'lru-cache';

const TTL_MS = 30_000;
const MAX_ENTRIES = 2_000;

/**
 * Estimates about listings that are too long to be counted, by query. A reader sees the same numbers on every page, and
 * popular listings are sampled once. Exact numbers are never cached: they must be current.
 */
export class EstimateCache<Value extends object | number> {
  readonly #entries: LRUCache<string, Value>;

  constructor({ ttlMs = TTL_MS } = {}) {
    this.#entries = new LRUCache<string, Value>({ max: MAX_ENTRIES, ttl: ttlMs });
  }

  get(query: object): Value | undefined {
    return this.#entries.get(keyOf(query));
  }

  set(query: object, value: Value): void {
    this.#entries.set(keyOf(query), value);
  }

  delete(query: object): void {
    this.#entries.delete(keyOf(query));
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** Independent of the order of properties. */
function keyOf(query: object): string {
  return JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));
}
