const TTL_MS = 30_000;
const MAX_ENTRIES = 2_000;

/**
 * Estimates about listings that are too long to be counted. A reader sees the same numbers on every page, and popular
 * listings are sampled once. Exact numbers are never cached: they must be current.
 */
export class EstimateCache<Value> {
  readonly #entries = new Map<string, { value: Value; expiresAt: number }>();

  get(query: object): Value | undefined {
    const entry = this.#entries.get(keyOf(query));
    return entry && entry.expiresAt > performance.now() ? entry.value : undefined;
  }

  set(query: object, value: Value): void {
    const key = keyOf(query);
    this.#entries.delete(key);
    this.#entries.set(key, { value, expiresAt: performance.now() + TTL_MS });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** Independent of the order of properties. */
function keyOf(query: object): string {
  return JSON.stringify(Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1)));
}
