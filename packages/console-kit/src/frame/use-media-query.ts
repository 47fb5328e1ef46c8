import { useSyncExternalStore } from 'react';

const queries = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = queries.get(query) ?? matchMedia(query);
  queries.set(query, list);
  return list;
}

/** Whether the reader's system is so, also when that changes while they look. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => listOf(query).matches,
  );
}
