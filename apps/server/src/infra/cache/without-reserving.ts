/** At most so many entries. With `max`, the memory of all of them would be taken at once, for a cache that is seldom full. */
export function withoutReserving(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
