import type { ThemeConfig } from 'antd';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { darkTheme, lightTheme } from './themes.ts';

export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const STORAGE_KEY = 'galleria:theme';
const listeners = new Set<() => void>();

export function setThemeChoice(choice: ThemeChoice): void {
  localStorage.setItem(STORAGE_KEY, choice);
  for (const listener of listeners) listener();
}

/** The reader's stored choice; `system` without one. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
    () => THEME_CHOICES.find((choice) => choice === localStorage.getItem(STORAGE_KEY)) ?? 'system',
  );
}

/** The theme as chosen, with animations unless the system asks for reduced motion. */
export function useTheme(): ThemeConfig {
  const choice = useThemeChoice();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isDark = choice === 'system' ? isSystemDark : choice === 'dark';
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return useMemo(() => {
    const chosen = isDark ? darkTheme : lightTheme;
    return { ...chosen, token: { ...chosen.token, motion: !isReducedMotion } };
  }, [isDark, isReducedMotion]);
}

const queries = new Map<string, MediaQueryList>();

function mediaQueryList(query: string): MediaQueryList {
  const list = queries.get(query) ?? matchMedia(query);
  queries.set(query, list);
  return list;
}

/** Whether the media query matches, kept up to date. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = mediaQueryList(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => mediaQueryList(query).matches,
  );
}
