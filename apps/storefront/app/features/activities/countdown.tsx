import { parseApiTime } from '@galleria/contract/wire/api-time';
import { languageTag } from '@galleria/domain/site/locales';
import { Timer } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale, useText } from '../../messages/messages.tsx';
import { countdownText, daysIn } from '../../ui/times/countdown-text.ts';
import { useTimeZone } from '../../ui/times/time-text.tsx';
import { useSecondsUntil } from './mall-clock.ts';
import { type ShownActivity, turnOf } from './turn.ts';

type Timed = Pick<ShownActivity, 'state' | 'startTime' | 'startTimeIso' | 'endTime' | 'endTimeIso'>;

/** Time until the activity starts or ends. Until hydration, and without scripts, the date is shown instead. */
export function Countdown({ activity }: { activity: Timed }) {
  const text = useText();
  const left = useSecondsUntil(turnOf(activity));
  const isOn = activity.state === 'ongoing';
  return (
    <p role="timer" className="flex items-center gap-1.5 tabular-nums">
      <Timer aria-hidden className="size-[1.15em] shrink-0" />
      {left === undefined && (
        <span>
          {text(isOn ? 'activities.endsAt' : 'activities.startsAt')}{' '}
          <BriefTime time={isOn ? activity.endTime : activity.startTime} />
        </span>
      )}
      {left === 0 && text('activities.updating')}
      {left !== undefined && left > 0 && <Left seconds={left} isOn={isOn} />}
    </p>
  );
}

function Left({ seconds, isOn }: { seconds: number; isOn: boolean }) {
  const text = useText();
  const days = daysIn(seconds);
  const time = [days > 0 && text('orders.status.days', { days }), leftToRight(countdownText(seconds))];
  return text(isOn ? 'activities.endsIn' : 'activities.startsIn', { time: time.filter(Boolean).join(' ') });
}

/** Isolates digits, so that they keep their order in right-to-left text. */
function leftToRight(figures: string): string {
  return `\u2066${figures}\u2069`;
}

const STYLES = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Like `TimeText`, without the year, to fit on a narrow card: for times within a few days. */
function BriefTime({ time }: { time: string }) {
  const moment = parseApiTime(time);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = useMemo(
    () => new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, { ...STYLES, timeZone }),
    [locale, timeZone],
  );
  return (
    <time dateTime={moment.toISOString()} className="whitespace-nowrap tabular-nums">
      {format.format(moment)}
    </time>
  );
}
