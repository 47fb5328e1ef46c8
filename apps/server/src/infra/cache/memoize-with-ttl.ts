interface Kept<T> {
  readonly value: Promise<T>;
  readonly until: number;
}

/** Makes each thing once for all who ask within its lifetime, and holds no more than so many of them. */
export function keepAWhile<T>(limits: { most: number; lifetimeMs: number }, make: (key: string) => Promise<T>) {
  /** In the order in which they were made, and so in the order in which they expire. */
  const things = new Map<string, Kept<T>>();

  function dropOld(now: number): void {
    for (const [key, { until }] of things) {
      if (until > now && things.size < limits.most) return;
      things.delete(key);
    }
  }

  return (key: string): Promise<T> => {
    const now = performance.now();
    const known = things.get(key);
    if (known && known.until > now) return known.value;
    things.delete(key);
    dropOld(now);
    const kept = { value: make(key), until: now + limits.lifetimeMs };
    things.set(key, kept);
    kept.value.catch(() => {
      if (things.get(key) === kept) things.delete(key);
    });
    return kept.value;
  };
}
