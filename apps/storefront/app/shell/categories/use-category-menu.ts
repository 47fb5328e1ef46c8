import { useCallback, useEffect, useRef, useState } from 'react';
import type { Category } from './category-panel.tsx';

/** Whether the menu is open, and which category is expanded. */
export function useCategoryMenu() {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<Category>();
  const rested = useRef<Category>(undefined);
  const { wish, forget } = useIntent();

  function openOrClose(wanted: boolean) {
    forget();
    setOpen(wanted);
    if (!wanted) setActive(undefined);
  }

  function close() {
    openOrClose(false);
  }

  function lookInside(category: Category | undefined) {
    forget();
    setActive(category);
  }

  function restOn(category: Category) {
    rested.current = category;
    wish(() => setActive(category));
  }

  return {
    open,
    active,
    setOpen: openOrClose,
    close,
    restOn,
    /** Without the hover delay, for taps. */
    lookInside,
    /** Without the hover delay, for the keyboard. */
    lookInsideRested: () => lookInside(rested.current),
    openSoon: () => wish(() => setOpen(true)),
    closeSoon: () => wish(close),
    stay: forget,
  };
}

export type CategoryMenuState = ReturnType<typeof useCategoryMenu>;

const INTENT_MS = 100;

/** Hover intent: of several entries in quick succession only the last takes effect, 100 ms later. */
function useIntent(): { wish: (act: () => void) => void; forget: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => clearTimeout(timer.current), []);
  const wish = useCallback((act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, INTENT_MS);
  }, []);
  useEffect(() => forget, [forget]);
  return { wish, forget };
}
