import { type KeyboardEvent, type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../../ui/less-motion.ts';
import { useDirection } from '../../../words/words.tsx';

/** Which picture of a row that scrolls and snaps is in view, and how to get to another. The scroll position is the truth. */
export function useGallery(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [interactive, setInteractive] = useState(false);
  const onwards = useDirection() === 'rtl' ? -1 : 1;

  useEffect(() => setInteractive(true), []);

  /** A neighbour slides in; what is further away is there at once, without all that lies between. */
  const goTo = useCallback(
    (index: number, instantly = false) => {
      const row = track.current;
      if (!row) return;
      const wanted = Math.min(Math.max(index, 0), count - 1);
      const isFar = Math.abs(wanted - shownIn(row)) > 1;
      row.scrollTo({
        left: wanted * row.clientWidth * onwards,
        behavior: instantly || isFar || wantsLessMotion() ? 'instant' : 'smooth',
      });
    },
    [count, onwards],
  );

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(shownIn(currentTarget));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: onwards, ArrowLeft: -onwards, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    goTo(current + step);
  }

  return { track, current, interactive, goTo, onScroll, onKeyDown };
}

/** Right-to-left rows scroll into negative numbers. */
function shownIn(row: HTMLElement): number {
  return Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}
