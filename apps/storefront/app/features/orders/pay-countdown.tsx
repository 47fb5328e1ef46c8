import { TimerLine, useTimeLeft } from '../../ui/times/countdown.tsx';
import { useText } from '../../words/words.tsx';

/** How long an order waits for its payment, where it stands among other news of it. */
export function PayCountdown({ remainingSeconds }: { remainingSeconds: number }) {
  const text = useText();
  const { isOver, days, time } = useTimeLeft(remainingSeconds);
  return (
    <TimerLine tone="text-warning">
      {isOver ? text('orders.status.timeOver') : text('orders.status.payWithin', { time: `${days} ${time}`.trim() })}
    </TimerLine>
  );
}
