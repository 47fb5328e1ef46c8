import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useCountdown } from '../account/use-countdown.ts';
import { useText } from '../words/words.tsx';
import { countdownText } from './countdown-text.ts';

/** How long an order waits for its payment. When the time is over, the page asks what became of it. */
export function PayCountdown({ remainingSeconds }: { remainingSeconds: number }) {
  const text = useText();
  const [secondsLeft] = useCountdown(remainingSeconds);
  const { revalidate } = useRevalidator();

  const lookAgain = useEffectEvent(() => void revalidate());
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver && remainingSeconds > 0) lookAgain();
  }, [isOver, remainingSeconds]);

  return (
    <p role="timer" className="inline-flex items-center gap-1.5 text-sm text-warning tabular-nums">
      <Timer aria-hidden className="size-4" />
      {isOver ? text('orders.status.timeOver') : text('orders.status.payWithin', { time: countdownText(secondsLeft) })}
    </p>
  );
}
