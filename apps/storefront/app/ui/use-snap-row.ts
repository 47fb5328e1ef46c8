import { type KeyboardEvent, type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useDirection } from '../messages/messages.tsx';
import { wantsLessMotion } from './less-motion.ts';

interface SnapRowOptions {
  /** The last item is followed by the first. */
  wraps?: boolean;
}

/**
 * State of a scroll-snap row: the item in view, and functions to move to another. The scroll position is the source of
 * truth.
 */
export function useSnapRow(count: number, { wraps = false }: SnapRowOptions = {}) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [interactive, setInteractive] = useState(false);
  const onwards = useDirection() === 'rtl' ? -1 : 1;

  useEffect(() => setInteractive(true), []);

  /** Scrolls smoothly to a neighbour; jumps to items further away, unless the row wraps. */
  const goTo = useCallback(
    (index: number, instantly = false) => {
      const row = track.current;
      if (!row) return;
      const wanted = wraps ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
      const isFar = !wraps && Math.abs(wanted - shownIn(row)) > 1;
      row.scrollTo({
        left: wanted * row.clientWidth * onwards,
        behavior: instantly || isFar || wantsLessMotion() ? 'instant' : 'smooth',
      });
    },
    [count, onwards, wraps],
  );

  const next = useCallback(() => track.current && goTo(shownIn(track.current) + 1), [goTo]);

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(shownIn(currentTarget));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: onwards, ArrowLeft: -onwards, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!step || (wraps && isVertical) || event.target instanceof HTMLVideoElement) return;
    event.preventDefault();
    goTo(current + step);
  }

  return { track, current, interactive, onwards, goTo, next, onScroll, onKeyDown };
}

/** Right-to-left rows have negative scroll positions. */
function shownIn(row: HTMLElement): number {
  return Math.round(Math.abs(row.scrollLeft) / row.clientWidth);
}
