import type { Locale } from '@galleria/domain/site/locales';

type Load<Value> = (locale: Locale) => Promise<Value>;

interface Entry {
  readonly loading: Promise<unknown>;
  /** Read since it was loaded. An entry that is not is dropped instead of loaded again. */
  isUsed: boolean;
}

/** Some values change by the clock alone (a notice dated ahead), so an unchanged topic is read again after this time. */
const MIN_TTL_MS = 30_000;
/** Slow loads live longer, so that a large mall spends at most a thousandth of its time on reading its stores. */
const TTL_TIMES_LOADING = 1000;
/** A single slow load must not keep a value for hours. */
const MAX_TTL_MS = 300_000;

/**
 * Values per topic and language. One that is due is loaded again in the background while callers get the old one; an
 * invalidated one is never served again. By hand and not by `lru-cache`: that would serve an unused value at any age
 * before it loads a new one, and the keys (loaders by languages) are few, so nothing has to be evicted.
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
    // Emptied too, not only dropped: a load or a timer that is under way still has the inner maps.
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
