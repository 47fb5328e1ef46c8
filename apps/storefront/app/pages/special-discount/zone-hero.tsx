import { useSecondsUntil } from '../../features/activities/mall-clock.ts';
import { secondsUntil, timeLeft } from '../../features/activities/time-left.ts';
import { turnOf } from '../../features/activities/turn.ts';
import { useText } from '../../words/words.tsx';
import type { Zone } from './load-zone.server.ts';

/** What the zone is, and how long the next offer lasts. The days follow on the same ground. */
export function ZoneHero({ zone: { next, nowIso } }: { zone: Zone }) {
  const text = useText();
  return (
    <header className="zone-ground">
      <div className="page-column flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-6 md:pt-10 md:pb-8">
        <div className="min-w-0 max-w-2xl">
          <h1 className="wrap-break-word text-balance font-bold text-display">{text('activities.zone.title')}</h1>
          <p className="mt-2 text-pretty text-base">{text('activities.zone.intro')}</p>
        </div>
        {next && <NextTurn next={next} nowIso={nowIso} />}
      </div>
    </header>
  );
}

/** Counts from the first paint on: this part of the page waits for nothing. Without scripts it says when that is. */
function NextTurn({ next, nowIso }: { next: NonNullable<Zone['next']>; nowIso: string }) {
  const text = useText();
  const untilIso = turnOf(next);
  const { days, clock } = timeLeft(useSecondsUntil(untilIso) ?? secondsUntil(untilIso, Date.parse(nowIso)));
  const isOn = next.state === 'ongoing';
  return (
    <>
      <p className="not-noscript:hidden">
        {text(isOn ? 'activities.endsAt' : 'activities.startsAt')} {next.timeText}
      </p>
      <div role="timer" className="flex flex-col gap-1.5 noscript:hidden md:items-end">
        <p className="text-sm">{text(isOn ? 'activities.zone.nextEnd' : 'activities.zone.nextStart')}</p>
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
    </>
  );
}
