/** How long something that was estimated anyway may be told again. */
const KEPT_MS = 30_000;
const MOST_KEPT = 2_000;

/**
 * What was estimated a moment ago about lists too long to be counted. Whoever turns the pages of one reads the same
 * numbers on each, and what everybody looks at is sampled once. What is exact is never kept: it must be of this moment.
 */
export class Estimates<Value> {
  readonly #known = new Map<string, { value: Value; until: number }>();

  get(question: object): Value | undefined {
    const known = this.#known.get(keyOf(question));
    return known && known.until > performance.now() ? known.value : undefined;
  }

  keep(question: object, value: Value): void {
    const key = keyOf(question);
    this.#known.delete(key);
    this.#known.set(key, { value, until: performance.now() + KEPT_MS });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_KEPT && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** The same for the same question, in whatever order its parts come. */
function keyOf(question: object): string {
  return JSON.stringify(Object.entries(question).sort(([one], [other]) => (one < other ? -1 : 1)));
}
