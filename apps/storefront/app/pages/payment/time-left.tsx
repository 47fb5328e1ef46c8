import { Timer } from 'lucide-react';
import { useTimeToPay } from '../../features/orders/use-time-to-pay.ts';
import { useText } from '../../words/words.tsx';

export function TimeLeft({ remainingSeconds }: { remainingSeconds: number }) {
  const text = useText();
  const { days, time } = useTimeToPay(remainingSeconds);
  return (
    <p className="flex items-center gap-2 rounded-control bg-warning-tint px-3 py-2 text-sm text-warning">
      <Timer aria-hidden className="size-4 shrink-0" />
      <span>{text('checkout.pay.timeLeft')}</span>
      <span role="timer" className="font-semibold tabular-nums">
        {days && `${days} `}
        <bdi dir="ltr">{time}</bdi>
      </span>
    </p>
  );
}
