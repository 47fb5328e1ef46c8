/** An LRU cache: keeps the results of `make` for the last `limit` names. */
export function keepRecent<T>(limit: number): (name: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (name, make) => {
    const value = kept.get(name) ?? make();
    kept.delete(name);
    kept.set(name, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return value;
  };
}
