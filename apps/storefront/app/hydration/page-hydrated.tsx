import { type ReactNode, useEffect } from 'react';
import { WHOLE_PAGE } from './early-interactions.ts';

/** Around the whole page in the browser, also around an error page: says when it is interactive. */
export function PageHydrated({ children }: { children: ReactNode }) {
  useEffect(() => window.earlyInteractions?.markHydrated(WHOLE_PAGE), []);
  return children;
}
