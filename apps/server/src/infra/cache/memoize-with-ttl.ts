import { LRUCache } from 'lru-cache';
import { maxEntries } from './max-entries.ts';

/** Loads each key once for all callers within its time to live. A failed load is not cached. */
export function memoizeWithTtl<T>({ max, ttlMs }: { max: number; ttlMs: number }, load: (key: string) => Promise<T>) {
  // Promises, so that concurrent callers share a load.
  const loads = new LRUCache<string, Promise<T>>({ ...maxEntries(max), ttl: ttlMs });
  return (key: string): Promise<T> => {
    const known = loads.get(key);
    if (known) return known;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => {
      if (loads.peek(key) === loading) loads.delete(key);
    });
    return loading;
  };
}
