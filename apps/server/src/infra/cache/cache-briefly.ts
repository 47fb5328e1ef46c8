/**
 * A value is at most this old when it is served as fresh: however many callers there are, it is loaded once in this
 * time.
 */
const FRESH_MS = 1000;
/** A value that is slow to load stays fresh longer, so that loading takes at most a twentieth of the time. */
const FRESH_TIMES_LOADING = 20;
/** A value that is older than this many times its fresh time is not served any more. */
const STALE_TIMES_FRESH = 5;

interface Known<Value> {
  readonly value: Value;
  readonly readAt: number;
  readonly freshMs: number;
}

/**
 * For values that change all the time and need not be exact, such as a stock count on a page: placing an order checks
 * it.
 */
export interface BriefCache<Value> {
  /**
   * Waits for a load only when no value is cached or it is too old; one that is not fresh is reloaded in the
   * background.
   */
  get(): Promise<Value>;
  /** The value that was loaded last, of any age. */
  peek(): Value | undefined;
  /** The next `get` waits for a load that begins after this call. */
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
        // A load that began before `forget` answers the callers that wait for it, but its value is not kept.
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
      // A failure is ignored here: when it lasts, the value gets too old, and a later caller gets the error.
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
