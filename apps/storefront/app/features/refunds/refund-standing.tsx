import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { useText } from '../../words/words.tsx';
import { useTimeToPay } from '../orders/pay-countdown.tsx';
import type { Refund } from './refund.ts';
import { standingOf } from './standing.ts';

export function RefundBadge({ refund }: { refund: Parameters<typeof standingOf>[0] }) {
  const text = useText();
  const { name, tone } = standingOf(refund);
  return <Badge tone={tone}>{text(name)}</Badge>;
}

/** How long it is somebody's turn; nothing where no clock runs. */
export function TurnCountdown({ refund }: { refund: Pick<Refund, 'remainingSeconds' | 'waitsFor' | 'endTimeIso'> }) {
  if (refund.endTimeIso === null) return null;
  return <Countdown {...refund} />;
}

function Countdown({ remainingSeconds, waitsFor }: Pick<Refund, 'remainingSeconds' | 'waitsFor'>) {
  const text = useText();
  const { isOver, days, time } = useTimeToPay(remainingSeconds);
  useLookAgain(isOver);
  const tone = waitsFor === 'buyer' ? 'text-warning' : 'text-ink-soft';
  return (
    <p role="timer" className={`inline-flex items-center gap-1.5 text-sm tabular-nums ${tone}`}>
      <Timer aria-hidden className="size-4 shrink-0" />
      {isOver ? text('refunds.timeOver') : text('refunds.left', { time: `${days} ${time}`.trim() })}
    </p>
  );
}

const LOOK_AGAIN_MS = 5_000;

/** The mall acts up to a minute after the time is over: the page asks until it has, and shows what became of it. */
function useLookAgain(isOver: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isOver) return;
    window.earlyInteractions?.wake();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
}
