import type { ThemeConfig } from 'antd';
import { useMemo, useSyncExternalStore } from 'react';
import { darkTheme, lightTheme } from './themes.ts';

/** Light or dark, moving or still, as the reader's system is set. */
export function useTheme(): ThemeConfig {
  const chosen = useMediaQuery('(prefers-color-scheme: dark)') ? darkTheme : lightTheme;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useMemo(() => ({ ...chosen, token: { ...chosen.token, motion: !still } }), [chosen, still]);
}

const queries = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = queries.get(query) ?? matchMedia(query);
  queries.set(query, list);
  return list;
}

/** Whether the reader's system is so, also when that changes while they look. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => listOf(query).matches,
  );
}
