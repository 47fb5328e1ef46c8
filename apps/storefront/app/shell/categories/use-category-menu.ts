import { useRef, useState } from 'react';
import type { Category } from './category-panel.tsx';
import { useIntent } from './use-intent.ts';

/** Whether the menu is open, and inside which category somebody looks. */
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
    /** Without waiting: a finger knows what it wants, */
    lookInside,
    /** and so does the keyboard. */
    lookInsideRested: () => lookInside(rested.current),
    openSoon: () => wish(() => setOpen(true)),
    closeSoon: () => wish(close),
    stay: forget,
  };
}

export type CategoryMenuState = ReturnType<typeof useCategoryMenu>;
