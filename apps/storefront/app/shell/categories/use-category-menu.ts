import { useCallback, useEffect, useRef, useState } from 'react';
import type { Category } from './category-panel.tsx';

/** Whether the menu is open, and which category is expanded. */
export function useCategoryMenu() {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<Category>();
  const hovered = useRef<Category>(undefined);
  const { schedule, cancel } = useDelayedAction();

  function changeOpen(wanted: boolean) {
    cancel();
    setOpen(wanted);
    if (!wanted) setActive(undefined);
  }

  function close() {
    changeOpen(false);
  }

  function showCategory(category: Category | undefined) {
    cancel();
    setActive(category);
  }

  function hoverCategory(category: Category) {
    hovered.current = category;
    schedule(() => setActive(category));
  }

  return {
    open,
    active,
    setOpen: changeOpen,
    close,
    hoverCategory,
    /** Without the hover delay, for taps. */
    showCategory,
    /** Without the hover delay, for the keyboard. */
    showHovered: () => showCategory(hovered.current),
    openSoon: () => schedule(() => setOpen(true)),
    closeSoon: () => schedule(close),
    stay: cancel,
  };
}

export type CategoryMenuState = ReturnType<typeof useCategoryMenu>;

const INTENT_MS = 100;

/** Hover intent: of several entries in quick succession only the last takes effect, 100 ms later. */
function useDelayedAction(): { schedule: (act: () => void) => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const schedule = useCallback((act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, INTENT_MS);
  }, []);
  useEffect(() => cancel, [cancel]);
  return { schedule, cancel };
}
