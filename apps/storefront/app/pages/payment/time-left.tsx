import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useCountdown } from '../../account/use-countdown.ts';
import { countdownText } from '../../orders/countdown-text.ts';
import { useText } from '../../words/words.tsx';

const DAY_SECONDS = 24 * 60 * 60;

/** Counted from what the server said is left, so that a wrong clock here does not matter. */
export function TimeLeft({ remainingSeconds }: { remainingSeconds: number }) {
  const text = useText();
  const [left] = useCountdown(remainingSeconds);
  const { revalidate } = useRevalidator();
  const lookAgain = useEffectEvent(() => void revalidate());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) lookAgain();
  }, [isOver]);
  const days = Math.floor(left / DAY_SECONDS);
  return (
    <p className="flex items-center gap-2 rounded-control bg-warning-tint px-3 py-2 text-sm text-warning">
      <Timer aria-hidden className="size-4 shrink-0" />
      <span>{text('checkout.pay.timeLeft')}</span>
      <span role="timer" className="font-semibold tabular-nums">
        {days > 0 && `${text('checkout.pay.days', { days })} `}
        <bdi dir="ltr">{countdownText(left % DAY_SECONDS)}</bdi>
      </span>
    </p>
  );
}
