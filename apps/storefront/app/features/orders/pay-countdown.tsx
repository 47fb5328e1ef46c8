import { useText } from '../../messages/messages.tsx';
import { TimerLine, useTimeLeft } from '../../ui/times/countdown.tsx';

/** The time left to pay an order, for a place among other status lines. */
export function PayCountdown({ remainingSeconds }: { remainingSeconds: number }) {
  const text = useText();
  const { isExpired, days, time } = useTimeLeft(remainingSeconds);
  return (
    <TimerLine tone="text-warning">
      {isExpired ? text('orders.status.timeOver') : text('orders.status.payWithin', { time: `${days} ${time}`.trim() })}
    </TimerLine>
  );
}
