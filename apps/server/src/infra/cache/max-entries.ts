/**
 * Limits a cache to this many entries. With `max`, `lru-cache` would allocate memory for all of them at once, though it
 * is seldom full.
 */
export function maxEntries(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
