import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import type { Zone } from './load-zone.server.ts';
import { zoneAddress } from './zone-address.ts';

/** The sort order is kept when the day changes; the category is not, since categories belong to a day. */
export function DayTabs({ zone: { days, query } }: { zone: Zone }) {
  const text = useText();
  return (
    <nav aria-label={text('activities.zone.days')} className="zone-ground">
      <ul className="no-scrollbar page-column flex overflow-x-auto overscroll-x-contain rounded-t-card bg-veil">
        {days.map(({ day, label, products }) => (
          <li key={day ?? 'today'} className="min-w-32 shrink-0 grow border-on-brand/25 not-first:border-s md:max-w-56">
            <Link
              to={zoneAddress({ sort: query.sort, day })}
              preventScrollReset
              aria-current={day === query.day ? 'page' : undefined}
              className="-outline-offset-4 flex h-full flex-col px-4 py-3 outline-on-brand aria-[current=page]:bg-paper aria-[current=page]:text-brand-ink aria-[current=page]:outline-ink"
            >
              <span className="whitespace-nowrap font-bold text-base">{label ?? text('activities.zone.today')}</span>
              <span className="whitespace-nowrap text-xs">
                {text(day ? 'activities.zone.coming' : 'activities.zone.now')} ·{' '}
                {text('activities.zone.count', { count: products })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
