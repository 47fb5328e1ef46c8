import { useCallback, useEffect, useRef } from 'react';

const INTENT_MS = 100;

/** What a pointer passes over on its way is not what it wants: only the last wish counts, and only after 100 ms. */
export function useIntent(): { wish: (act: () => void) => void; forget: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => clearTimeout(timer.current), []);
  const wish = useCallback((act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, INTENT_MS);
  }, []);
  useEffect(() => forget, [forget]);
  return { wish, forget };
}
