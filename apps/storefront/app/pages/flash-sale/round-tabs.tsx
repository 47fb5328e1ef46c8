import { type Locale, languageTag } from '@galleria/domain/site/locales';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { flashZoneAddress } from '../../features/flash-sale/flash-address.ts';
import { useLocale, useText } from '../../messages/messages.tsx';
import { useTimeZone } from '../../ui/times/time-text.tsx';
import type { FlashZone } from './load-flash-zone.server.ts';

const STATES = {
  notStarted: 'flashSale.round.soon',
  ongoing: 'flashSale.round.now',
  ended: 'flashSale.round.ended',
} as const;

/** Tabs for the rounds and the other day: links, which can be bookmarked, shared and opened without scripts. */
export function RoundTabs({ zone: { tabs, otherDay, round } }: { zone: FlashZone }) {
  const text = useText();
  if (tabs.length === 0 && !otherDay) return null;
  const other = otherDay && (
    <Tab
      key="other"
      to={flashZoneAddress(otherDay.first)}
      title={text(otherDay.isToday ? 'activities.zone.today' : 'flashSale.tomorrow')}
      hint={text('activities.zone.count', { count: otherDay.products })}
    />
  );
  return (
    <nav aria-label={text('flashSale.rounds')} className="zone-ground">
      <ul className="no-scrollbar page-column flex overflow-x-auto overscroll-x-contain rounded-t-card bg-veil">
        {otherDay?.isToday && other}
        {tabs.map((tab) => (
          <Tab
            key={`${tab.day} ${tab.round}`}
            to={flashZoneAddress(tab.state === 'ongoing' ? undefined : tab)}
            isShown={tab.day === round?.day && tab.round === round.round}
            title={<RoundTime startTimeIso={tab.startTimeIso} />}
            hint={
              <>
                {text(STATES[tab.state])}
                {tab.state !== 'ended' && ` · ${text('activities.zone.count', { count: tab.products })}`}
              </>
            }
          />
        ))}
        {!otherDay?.isToday && other}
      </ul>
    </nav>
  );
}

interface TabProps {
  to: string;
  isShown?: boolean;
  title: ReactNode;
  hint: ReactNode;
}

function Tab({ to, isShown = false, title, hint }: TabProps) {
  return (
    <li className="min-w-32 shrink-0 grow border-on-brand/25 not-first:border-s md:max-w-56">
      <Link
        to={to}
        preventScrollReset
        aria-current={isShown ? 'page' : undefined}
        className="-outline-offset-4 flex h-full flex-col px-4 py-3 outline-on-brand aria-[current=page]:bg-paper aria-[current=page]:text-brand-ink aria-[current=page]:outline-ink"
      >
        <span className="whitespace-nowrap font-bold text-base">{title}</span>
        <span className="whitespace-nowrap text-xs">{hint}</span>
      </Link>
    </li>
  );
}

/**
 * The hour at which a round starts, in the browser's time zone after hydration. Without scripts the time zone is named.
 */
function RoundTime({ startTimeIso }: { startTimeIso: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={startTimeIso} className="tabular-nums">
      {hourText(useLocale(), timeZone, startTimeIso)}
      <span className="not-noscript:hidden"> UTC</span>
    </time>
  );
}

function hourText(locale: Locale, timeZone: string, startTimeIso: string): string {
  const tag = `${languageTag(locale)}-u-nu-latn`;
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone }).format(
    Date.parse(startTimeIso),
  );
}
