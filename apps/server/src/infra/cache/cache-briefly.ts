/** Everybody sees a value that is at most this old; however many ask, it is read once in that time. */
const FRESH_MS = 1000;
/** What is slow to read lives longer, so that at most a twentieth of the time is spent on reading it. */
const FRESH_TIMES_LOADING = 20;
/** After a quiet time of so many times as long, an old value says nothing any more. */
const STALE_TIMES_FRESH = 5;

interface Known<Value> {
  readonly value: Value;
  readonly readAt: number;
  readonly freshMs: number;
}

/** What changes all the time and need not be exact: a count on a page, which the order decides about anew. */
export interface BriefCache<Value> {
  /** Without a load, unless nothing is known, or only what was long ago; an old value is loaded again in the background. */
  get(): Promise<Value>;
  /** What was loaded last, of whatever age. */
  peek(): Value | undefined;
  /** Who asks next waits for a load that begins after this. */
  forget(): void;
}

export function cacheBriefly<Value>(load: () => Promise<Value>): BriefCache<Value> {
  let known: Known<Value> | undefined;
  let loading: Promise<Value> | undefined;
  const reload = () => {
    if (loading) return loading;
    const startedAt = performance.now();
    const own = load()
      .then((value) => {
        const readAt = performance.now();
        const freshMs = Math.max(FRESH_MS, FRESH_TIMES_LOADING * (readAt - startedAt));
        // One that began before it was forgotten answers those who wait for it, and is not kept.
        if (loading === own) known = { value, readAt, freshMs };
        return value;
      })
      .finally(() => {
        if (loading === own) loading = undefined;
      });
    loading = own;
    return own;
  };
  return {
    get: async () => {
      if (!known) return reload();
      const age = performance.now() - known.readAt;
      if (age > STALE_TIMES_FRESH * known.freshMs) return reload();
      // Whoever asks next learns of a failure that lasts.
      if (age > known.freshMs) reload().catch(() => undefined);
      return known.value;
    },
    peek: () => known?.value,
    forget: () => {
      loading = undefined;
      if (known) known = { ...known, readAt: Number.NEGATIVE_INFINITY };
    },
  };
}
