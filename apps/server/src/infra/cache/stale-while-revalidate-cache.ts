import type { Locale } from '@galleria/domain/site/locales';

type Load<Value> = (locale: Locale) => Promise<Value>;

interface Entry {
  readonly loading: Promise<unknown>;
  /** Whether it was read since it was loaded. An unused entry is dropped instead of reloaded. */
  isUsed: boolean;
}

/** Some values change by the clock alone (a scheduled notice), so an unchanged topic is read again after this time. */
const MIN_TTL_MS = 30_000;
/** Slow loads live longer, so that a large mall spends at most a thousandth of its time on reading its stores. */
const TTL_TIMES_LOADING = 1000;
/** A single slow load must not keep a value for hours. */
const MAX_TTL_MS = 300_000;

/**
 * Cached values per topic and language. A value whose TTL is over is reloaded in the background while callers get the
 * old one; an invalidated value is never served again. `lru-cache` would serve an unused value of any age before it
 * loads a new one; and nothing has to be evicted, since the keys (loaders by languages) are few.
 */
export class StaleWhileRevalidateCache<Topic> {
  readonly #topics = new Map<Topic, Map<unknown, Map<Locale, Entry>>>();

  get<Value>(topic: Topic, load: Load<Value>, locale: Locale): Promise<Value> {
    const entries = getOrCreate(getOrCreate(this.#topics, topic), load);
    const known = entries.get(locale);
    if (known) {
      known.isUsed = true;
      return known.loading as Promise<Value>;
    }
    const startedMs = performance.now();
    const loading = load(locale);
    this.#put(entries, locale, load, loading, startedMs);
    loading.catch(() => entries.delete(locale));
    return loading;
  }

  invalidate(topic?: Topic): void {
    // The inner maps are emptied too, not only dropped: a load or timer in progress still refers to them.
    if (topic === undefined) for (const loads of this.#topics.values()) clearEntries(loads);
    else clearEntries(this.#topics.get(topic));
    if (topic === undefined) this.#topics.clear();
    else this.#topics.delete(topic);
  }

  #put<Value>(
    entries: Map<Locale, Entry>,
    locale: Locale,
    load: Load<Value>,
    loading: Promise<Value>,
    startedMs: number,
  ): void {
    const entry: Entry = { loading, isUsed: false };
    entries.set(locale, entry);
    const revalidate = () => {
      if (entries.get(locale) !== entry) return;
      if (!entry.isUsed) return void entries.delete(locale);
      const restartedMs = performance.now();
      const fresh = load(locale);
      fresh.then(
        () => entries.get(locale) === entry && this.#put(entries, locale, load, fresh, restartedMs),
        () => entries.delete(locale),
      );
    };
    loading.then(
      () => setTimeout(revalidate, ttlMs(performance.now() - startedMs)).unref(),
      () => undefined,
    );
  }
}

function ttlMs(loadingMs: number): number {
  return Math.min(MAX_TTL_MS, Math.max(MIN_TTL_MS, TTL_TIMES_LOADING * loadingMs));
}

function clearEntries(loads: Map<unknown, Map<Locale, Entry>> | undefined): void {
  for (const entries of loads?.values() ?? []) entries.clear();
}

function getOrCreate<Key, K, V>(map: Map<Key, Map<K, V>>, key: Key): Map<K, V> {
  const known = map.get(key);
  if (known) return known;
  const created = new Map<K, V>();
  map.set(key, created);
  return created;
}
