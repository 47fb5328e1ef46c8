import type { Locale } from '@galleria/domain/site/locales';

type Load<Value> = (locale: Locale) => Promise<Value>;

interface Kept {
  readonly loading: Promise<unknown>;
  /** Somebody wanted it since it was loaded. */
  isAsked: boolean;
}

/** Some things change by the clock alone (a notice dated ahead), so even an unchanged topic is read again by then. */
const OLDEST_MS = 30_000;
/** What takes long to load is kept longer, or a large mall would be busy reading its stores: a thousandth of the time is enough. */
const KEPT_TIMES_LOADING = 1000;
/** But not for ever because it once had to wait: whoever dates something ahead sees it by then. */
const KEPT_AT_MOST_MS = 300_000;

/** What was loaded, per topic and language. */
export class KeptLoads<Topic> {
  readonly #topics = new Map<Topic, Map<unknown, Map<Locale, Kept>>>();

  get<Value>(topic: Topic, load: Load<Value>, locale: Locale): Promise<Value> {
    const loads = getOrMake(getOrMake(this.#topics, topic), load);
    const known = loads.get(locale);
    if (known) {
      known.isAsked = true;
      return known.loading as Promise<Value>;
    }
    const beganMs = performance.now();
    const loading = load(locale);
    this.#keep(loads, locale, load, loading, beganMs);
    loading.catch(() => loads.delete(locale));
    return loading;
  }

  forget(topic?: Topic): void {
    // A load that is under way goes into a map that nobody looks at any more.
    if (topic === undefined) for (const loads of this.#topics.values()) forgetAll(loads);
    else forgetAll(this.#topics.get(topic));
    if (topic === undefined) this.#topics.clear();
    else this.#topics.delete(topic);
  }

  #keep<Value>(
    loads: Map<Locale, Kept>,
    locale: Locale,
    load: Load<Value>,
    loading: Promise<Value>,
    beganMs: number,
  ): void {
    const kept: Kept = { loading, isAsked: false };
    loads.set(locale, kept);
    const renew = () => {
      if (loads.get(locale) !== kept) return;
      if (!kept.isAsked) return void loads.delete(locale);
      const renewedMs = performance.now();
      const fresh = load(locale);
      // Whoever asks meanwhile gets what there is: nobody waits because a thing is half a minute old.
      fresh.then(
        () => loads.get(locale) === kept && this.#keep(loads, locale, load, fresh, renewedMs),
        () => loads.delete(locale),
      );
    };
    loading.then(
      () => setTimeout(renew, keptMs(performance.now() - beganMs)).unref(),
      () => undefined,
    );
  }
}

function keptMs(loadingMs: number): number {
  return Math.min(KEPT_AT_MOST_MS, Math.max(OLDEST_MS, KEPT_TIMES_LOADING * loadingMs));
}

function forgetAll(loads: Map<unknown, Map<Locale, Kept>> | undefined): void {
  for (const ofLoad of loads?.values() ?? []) ofLoad.clear();
}

function getOrMake<Key, K, V>(map: Map<Key, Map<K, V>>, key: Key): Map<K, V> {
  const known = map.get(key);
  if (known) return known;
  const made = new Map<K, V>();
  map.set(key, made);
  return made;
}
