import { centsOf } from '@galleria/domain/money/main-units';
import { Link, useNavigation } from 'react-router';
import { Countdown } from '../../features/activities/countdown.tsx';
import { ReminderButton } from '../../features/activities/reminders/reminder-button.tsx';
import { useMoneyText } from '../../features/money/money-text.ts';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import type { Zone } from './load-zone.server.ts';
import { zoneAddress } from './zone-address.ts';
import type { ZoneProduct } from './zone-data.ts';
import { ZoneFilters } from './zone-filters.tsx';

const IN_VIEW = 4;

/** The tabs of the days, and the products of the chosen one. */
export default function ZoneGoods({ zone }: { zone: Zone }) {
  const text = useText();
  const isWaiting = useNavigation().location?.pathname === zoneAddress({});
  const { products, query, pages } = zone;
  return (
    <>
      <DayTabs zone={zone} />
      <div className="page-column flex flex-col gap-4 py-4 md:gap-6 md:py-6">
        <h2 className="sr-only">{text('activities.zone.products')}</h2>
        <ZoneFilters zone={zone} />
        {products.length === 0 ? (
          <NothingHere zone={zone} />
        ) : (
          <div aria-busy={isWaiting} className={`transition-opacity ${isWaiting ? 'opacity-60' : ''}`}>
            <ProductGrid
              products={products}
              perRow={4}
              eager={IN_VIEW}
              underPrice={(product) => <CardTime product={product} />}
            />
          </div>
        )}
        <Pagination current={query.current} pages={pages} />
      </div>
    </>
  );
}

/** The sort order is kept when the day changes; the category is not, since categories belong to a day. */
function DayTabs({ zone: { days, query } }: { zone: Zone }) {
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

/** Countdown to the end; before the start, the time and the coming price. */
function CardTime({ product: { activity, isReminded } }: { product: ZoneProduct }) {
  const text = useText();
  const money = useMoneyText();
  const isOn = activity.state === 'ongoing';
  return (
    <div className={`flex flex-col gap-0.5 text-xs ${isOn ? 'text-brand-ink' : 'text-ink-soft'}`}>
      {!isOn && (
        <p className="font-semibold text-ink tabular-nums">
          {text('activities.thenPrice', { price: money(centsOf(activity.price)) })}
        </p>
      )}
      <Countdown activity={activity} />
      {!isOn && (
        <div className="relative z-10 mt-1 flex">
          <ReminderButton activity={activity} isReminded={isReminded} className="grow px-2! text-xs!" />
        </div>
      )}
    </div>
  );
}

/** Empty state with a link: without the filter, to the first other day with products, or home. */
function NothingHere({ zone: { query, days } }: { zone: Zone }) {
  const text = useText();
  const isFiltered = query.categoryId !== undefined;
  const other = days.find(({ day, products }) => day !== query.day && products > 0);
  const isZoneEmpty = !isFiltered && query.day === undefined;
  return (
    <div className="card">
      <Empty kind="search" sentence={text(isZoneEmpty ? 'activities.zone.empty' : 'activities.zone.emptyChoice')}>
        {isFiltered ? (
          <ButtonLink to={zoneAddress({ day: query.day })}>{text('activities.zone.seeAll')}</ButtonLink>
        ) : other ? (
          <ButtonLink to={zoneAddress({ day: other.day })}>
            {text('activities.zone.seeDay', { day: other.label ?? text('activities.zone.today') })}
          </ButtonLink>
        ) : (
          <ButtonLink to="/">{text('ui.goHome')}</ButtonLink>
        )}
      </Empty>
    </div>
  );
}
