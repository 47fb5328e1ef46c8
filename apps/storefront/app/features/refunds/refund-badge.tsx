import { useText } from '../../messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TimerLine, useRevalidateUntilChanged, useTimeLeft } from '../../ui/times/countdown.tsx';
import type { Refund } from './refund.ts';
import { refundStatusOf } from './refund-status.ts';

export function RefundBadge({ refund }: { refund: Parameters<typeof refundStatusOf>[0] }) {
  const text = useText();
  const { name, tone } = refundStatusOf(refund);
  return <Badge tone={tone}>{text(name)}</Badge>;
}

/** Time left for the party whose turn it is; nothing without a time limit. */
export function TurnCountdown({ refund }: { refund: Pick<Refund, 'remainingSeconds' | 'waitsFor' | 'endTimeIso'> }) {
  if (refund.endTimeIso === null) return null;
  return <Countdown {...refund} />;
}

function Countdown({ remainingSeconds, waitsFor }: Pick<Refund, 'remainingSeconds' | 'waitsFor'>) {
  const text = useText();
  const { isExpired, days, time } = useTimeLeft(remainingSeconds);
  useRevalidateUntilChanged(isExpired);
  return (
    <TimerLine tone={waitsFor === 'buyer' ? 'text-warning' : 'text-ink-soft'}>
      {isExpired ? text('refunds.timeOver') : text('refunds.left', { time: `${days} ${time}`.trim() })}
    </TimerLine>
  );
}
