import { type RefObject, useEffect, useRef } from 'react';

/** Calls `act` when somebody presses elsewhere: fingers leave nothing, and on some phones they take no focus away either. */
export function usePressOutside(element: RefObject<Element | null>, watching: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!watching) return;
    const check = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  }, [element, watching]);
}
