import { Timer } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { countdownText, daysIn } from './countdown-text.ts';
import { useCountdown } from './use-countdown.ts';

/** A line with a timer icon, in the given colour. */
export function TimerLine({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <p role="timer" className={`inline-flex items-center gap-1.5 text-sm tabular-nums ${tone}`}>
      <Timer aria-hidden className="size-4 shrink-0" />
      {children}
    </p>
  );
}

interface TimeLeft {
  readonly isExpired: boolean;
  /** Empty on the last day. */
  readonly days: string;
  readonly time: string;
}

/**
 * Counts down the seconds left that the server sent, so that a wrong clock in the browser does not matter. At 0 the
 * page is revalidated.
 */
export function useTimeLeft(remainingSeconds: number): TimeLeft {
  const text = useText();
  const [left] = useCountdown(remainingSeconds);
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  const isExpired = left === 0;
  useEffect(() => {
    if (!isExpired || remainingSeconds === 0) return;
    window.earlyInteractions?.wake();
    reload();
  }, [isExpired, remainingSeconds]);
  const days = daysIn(left);
  return { isExpired, days: days > 0 ? text('orders.status.days', { days }) : '', time: countdownText(left) };
}

const FIRST_MS = 5_000;
const MAX_MS = 30_000;

/**
 * The server may act some time after the countdown is over, or a provider some time after the server: revalidates with
 * growing intervals (not in a hidden window) until the page shows the new state.
 */
export function useRevalidateUntilChanged(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isWaiting) return;
    window.earlyInteractions?.wake();
    let timer = setTimeout(poll, FIRST_MS, FIRST_MS);
    return () => clearTimeout(timer);

    function poll(waitedMs: number) {
      if (!document.hidden) reload();
      const nextMs = Math.min(waitedMs * 1.25, MAX_MS);
      timer = setTimeout(poll, nextMs, nextMs);
    }
  }, [isWaiting]);
}
