import { turnOf } from '../../features/activities/turn.ts';
import { ZoneCountdown } from '../../features/activities/zone-countdown.tsx';
import { useText } from '../../messages/messages.tsx';
import type { Zone } from './load-zone.server.ts';

/** Title of the zone and countdown to the next turn. The tabs of the days follow on the same background. */
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

/** Without scripts it shows the time instead of a countdown. */
function NextTurn({ next, nowIso }: { next: NonNullable<Zone['next']>; nowIso: string }) {
  const text = useText();
  const isOn = next.state === 'ongoing';
  return (
    <>
      <p className="not-noscript:hidden">
        {text(isOn ? 'activities.endsAt' : 'activities.startsAt')} {next.timeText}
      </p>
      <ZoneCountdown
        label={text(isOn ? 'activities.zone.nextEnd' : 'activities.zone.nextStart')}
        untilIso={turnOf(next)}
        nowIso={nowIso}
      />
    </>
  );
}
