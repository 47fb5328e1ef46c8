import { useCallback, useEffect, useState } from 'react';

/**
 * Seconds left, computed from the clock and not from ticks, so that a tab that was suspended shows the right number.
 */
export function useCountdown(initialSeconds = 0): [secondsLeft: number, start: (seconds: number) => void] {
  const [endMs, setEndMs] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds);
  const start = useCallback((seconds: number) => {
    setEndMs(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }, []);
  useEffect(() => start(initialSeconds), [start, initialSeconds]);
  useEffect(() => {
    if (endMs === 0) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endMs]);
  return [secondsLeft, start];
}
