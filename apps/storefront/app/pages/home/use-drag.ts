import { type RefObject, useRef } from 'react';

/** For when a pointer arrives: mice can drag the row from then on. The script comes with the first of them. */
export function useDrag(row: RefObject<HTMLElement | null>, onRelease: (fromIndex: number, movedPx: number) => void) {
  const isAsked = useRef(false);
  return ({ pointerType }: { pointerType: string }) => {
    if (pointerType !== 'mouse' || isAsked.current) return;
    isAsked.current = true;
    import('./drag-row.ts').then(
      ({ dragRow }) => row.current && dragRow(row.current, onRelease),
      // The next mouse may have more luck.
      () => {
        isAsked.current = false;
      },
    );
  };
}
