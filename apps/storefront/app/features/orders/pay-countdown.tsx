import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useCountdown } from '../../ui/use-countdown.ts';
import { useText } from '../../words/words.tsx';

/** How long an order waits for its payment, where it stands among other news of it. */
export function PayCountdown({ remainingSeconds }: { remainingSeconds: number }) {
  const text = useText();
  const { isOver, days, time } = useTimeToPay(remainingSeconds);
  return (
    <p role="timer" className="inline-flex items-center gap-1.5 text-sm text-warning tabular-nums">
      <Timer aria-hidden className="size-4" />
      {isOver ? text('orders.status.timeOver') : text('orders.status.payWithin', { time: `${days} ${time}`.trim() })}
    </p>
  );
}

/**
 * How long an order waits for its payment, counted from what the server said is left, so that a wrong clock here does not
 * matter. When the time is over, the page asks what became of it.
 */
export function useTimeToPay(remainingSeconds: number): { isOver: boolean; days: string; time: string } {
  const text = useText();
  const [left] = useCountdown(remainingSeconds);
  const { revalidate } = useRevalidator();
  const lookAgain = useEffectEvent(() => void revalidate());
  const isOver = left === 0;
  useEffect(() => {
    if (!isOver || remainingSeconds === 0) return;
    window.earlyInteractions?.wake();
    lookAgain();
  }, [isOver, remainingSeconds]);
  const days = daysIn(left);
  return { isOver, days: days > 0 ? text('orders.status.days', { days }) : '', time: countdownText(left) };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function daysIn(secondsLeft: number): number {
  return Math.floor(secondsLeft / DAY);
}

/** `29:05`, `2:04:09`: what is left besides whole days, in figures that every language reads. */
export function countdownText(secondsLeft: number): string {
  const hours = Math.floor((secondsLeft % DAY) / HOUR);
  const minutes = Math.floor((secondsLeft % HOUR) / MINUTE);
  const seconds = String(secondsLeft % MINUTE).padStart(2, '0');
  const isLong = hours > 0 || daysIn(secondsLeft) > 0;
  return isLong ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
