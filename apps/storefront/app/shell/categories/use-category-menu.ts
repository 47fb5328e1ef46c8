import { useRef, useState } from 'react';
import type { Category } from './category-panel.tsx';
import { useIntent } from './use-intent.ts';

/** Whether the menu is open, and inside which category somebody looks. */
export function useCategoryMenu() {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<Category>();
  const rested = useRef<Category>(undefined);
  const { wish, forget } = useIntent();

  function close() {
    forget();
    setOpen(false);
    setActive(undefined);
  }

  function restOn(category: Category) {
    rested.current = category;
    wish(() => setActive(category));
  }

  return {
    open,
    active,
    setOpen,
    close,
    restOn,
    /** Without waiting: the keyboard knows what it wants. */
    lookInside: () => setActive(rested.current),
    openSoon: () => wish(() => setOpen(true)),
    closeSoon: () => wish(close),
    stay: forget,
  };
}

export type CategoryMenuState = ReturnType<typeof useCategoryMenu>;
