import type { ThemeConfig } from 'antd';
import { useMemo } from 'react';
import { darkTheme, lightTheme } from './themes.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Light or dark, moving or still, as the reader's system is set. */
export function useTheme(): ThemeConfig {
  const chosen = useMediaQuery('(prefers-color-scheme: dark)') ? darkTheme : lightTheme;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useMemo(() => ({ ...chosen, token: { ...chosen.token, motion: !still } }), [chosen, still]);
}
