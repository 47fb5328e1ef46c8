import { type KeyboardEvent, type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../ui/less-motion.ts';
import { useDirection } from '../../words/words.tsx';

/** Which slide of a scrolling row is in view, and how to get to another one. The scroll position is the truth. */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [interactive, setInteractive] = useState(false);
  const onwards = useDirection() === 'rtl' ? -1 : 1;

  useEffect(() => setInteractive(true), []);

  const goTo = useCallback(
    (index: number) => {
      const row = track.current;
      const wanted = (index + count) % count;
      row?.scrollTo({ left: wanted * row.clientWidth * onwards, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
    },
    [count, onwards],
  );

  const next = useCallback(() => goTo(shownIn(track.current) + 1), [goTo]);

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(shownIn(currentTarget));
  }

  function onKeyDown(event: KeyboardEvent) {
    const side = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!side) return;
    event.preventDefault();
    goTo(current + side * onwards);
  }

  return { track, current, interactive, onwards, goTo, next, onScroll, onKeyDown };
}

/** Right-to-left rows scroll into negative numbers. */
function shownIn(row: HTMLElement | null): number {
  return row ? Math.round(Math.abs(row.scrollLeft) / row.clientWidth) : 0;
}
