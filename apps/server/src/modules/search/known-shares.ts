import type { Filters } from './filters.ts';

/** How long a count that was estimated anyway may be told again. */
const KEPT_MS = 30_000;
const MOST_KEPT = 2_000;

/**
 * Which part of a list passes its filters, as it was estimated a moment ago. Whoever turns the pages of a list reads the
 * same number on each, and it is sampled once.
 */
export class KnownShares {
  readonly #shares = new Map<string, { share: number; until: number }>();

  get(filters: Filters): number | undefined {
    const known = this.#shares.get(keyOf(filters));
    return known && known.until > performance.now() ? known.share : undefined;
  }

  keep(filters: Filters, share: number): void {
    const key = keyOf(filters);
    this.#shares.delete(key);
    this.#shares.set(key, { share, until: performance.now() + KEPT_MS });
    const [oldest] = this.#shares.keys();
    if (this.#shares.size > MOST_KEPT && oldest !== undefined) this.#shares.delete(oldest);
  }
}

function keyOf(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)));
}
