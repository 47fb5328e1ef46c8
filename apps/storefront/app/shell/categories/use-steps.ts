import { type UIEvent, useRef, useState } from 'react';
import { wantsLessMotion } from '../../ui/less-motion.ts';

/** One category's height, and so the step of the arrows. */
const STEP_PX = 55;

/** A list that moves in steps, and knows when it cannot. */
export function useSteps() {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  function step(steps: number) {
    list.current?.scrollBy({ top: steps * STEP_PX, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  }

  // Positions are fractions on some screens.
  function onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) {
    const atStart = scrollTop < 1;
    const atEnd = scrollTop + clientHeight > scrollHeight - 1;
    setEnds((was) => (was.atStart === atStart && was.atEnd === atEnd ? was : { atStart, atEnd }));
  }

  return { list, ends, step, onScroll };
}
