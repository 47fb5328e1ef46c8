import { useEffect, useState } from 'react';
import { wantsLessMotion } from '../../ui/less-motion.ts';

const STEP_MS = 5000;

/** Calls `step` every five seconds, unless the visitor stopped it, wants less motion, is busy with it, or is away. */
export function useAutoplay(step: () => void, busy: boolean) {
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    setPlaying(!wantsLessMotion());
  }, []);

  useEffect(() => {
    if (!playing || busy) return;
    const timer = setInterval(() => {
      if (!document.hidden) step();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing, busy, step]);

  return { playing, toggle: () => setPlaying((was) => !was) };
}
