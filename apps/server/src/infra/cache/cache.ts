import type { Locale } from '@galleria/domain/site/locales';
import { openListener } from '../database/listener.ts';
import type { Log } from '../log/log.ts';
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache.ts';

/**
 * Groups of values cached in memory. A transaction that changes rows behind a topic names it (`transaction.changed`).
 */
export type CacheTopic =
  | 'site'
  | 'stores'
  | 'categories'
  | 'brands'
  | 'hotSearches'
  | 'synonyms'
  | 'banners'
  | 'notices'
  | 'promotions'
  | 'activities'
  | 'flashUnits'
  | 'preferredProducts'
  | 'commission';

export interface Cache {
  /** Loads once per language and caches until the topic changes in any process. */
  perLocale<T>(topic: CacheTopic, load: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T>;
  onChange(listener: () => void): void;
  /** Values loaded before this are not served again. Without a topic: those of all topics. */
  invalidate(topic?: CacheTopic): void;
  /** Whether changes are being received; while they are not, nothing may be cached. */
  isListening(): boolean;
  close(): Promise<void>;
}

/**
 * A cache that is as fresh as the database: transactions announce the topics that they changed (`NOTIFY mall_changed`),
 * and every process listens. The process of the transaction does not wait for that (`database.changeListeners`). While
 * the listening connection is down nothing is cached, so no value from before a missed change is served.
 */
export async function openCache(url: string, log: Log): Promise<Cache> {
  const loads = new StaleWhileRevalidateCache<CacheTopic>();
  const listeners: (() => void)[] = [];

  function invalidate(topic?: CacheTopic): void {
    loads.invalidate(topic);
    for (const listener of listeners) listener();
  }

  const { isListening, close } = await openListener({
    ...{ url, log, channel: 'mall_changed' },
    onMessage: (topic) => invalidate(topic as CacheTopic),
    onInterruption: () => invalidate(),
  });
  return {
    perLocale: (topic, load) => (locale) => (isListening() ? loads.get(topic, load, locale) : load(locale)),
    onChange: (listener) => listeners.push(listener),
    ...{ invalidate, isListening, close },
  };
}
