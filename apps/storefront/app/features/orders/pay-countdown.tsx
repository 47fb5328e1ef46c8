import { Timer } from 'lucide-react';
import { useText } from '../../words/words.tsx';
import { useTimeToPay } from './use-time-to-pay.ts';

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
