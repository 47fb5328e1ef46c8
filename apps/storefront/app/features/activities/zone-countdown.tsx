import { useText } from '../../messages/messages.tsx';
import { useSecondsUntil } from './mall-clock.ts';
import { secondsUntil, timeLeft } from './time-left.ts';

interface ZoneCountdownProps {
  /** Label above the figures. */
  label: string;
  untilIso: string;
  /** The mall's time when the page was rendered. */
  nowIso: string;
}

/**
 * In the head of a zone. Counts as soon as the page is hydrated: this part is not hydrated later. Hidden without
 * scripts.
 */
export function ZoneCountdown({ label, untilIso, nowIso }: ZoneCountdownProps) {
  const text = useText();
  const { days, clock } = timeLeft(useSecondsUntil(untilIso) ?? secondsUntil(untilIso, Date.parse(nowIso)));
  return (
    <div role="timer" className="flex flex-col gap-1.5 noscript:hidden lg:items-end">
      <p className="text-sm">{label}</p>
      <p className="flex items-center gap-2 font-bold text-lg tabular-nums md:text-xl">
        {days > 0 && <span className="me-1">{text('orders.status.days', { days })}</span>}
        <bdi dir="ltr" className="flex items-center gap-1.5">
          {clock.map(({ unit, figures }) => (
            <span key={unit} className="contents">
              {unit !== 'h' && ':'}
              <span className="min-w-12 rounded-control bg-ink px-2 py-1.5 text-center text-paper md:min-w-14 md:py-2">
                {figures}
              </span>
            </span>
          ))}
        </bdi>
      </p>
    </div>
  );
}
