import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import type { Zone } from './load-zone.server.ts';
import { ZONE_SORTS, zoneAddress } from './zone-address.ts';

const ROW =
  'no-scrollbar -mx-(--page-gutter) flex gap-2 overflow-x-auto overscroll-x-contain px-(--page-gutter) py-1 md:mx-0 md:px-0';

/** Category and sort order as links, which can be bookmarked, shared and opened without scripts. */
export function ZoneFilters({ zone }: { zone: Zone }) {
  return (
    <div className="flex flex-col gap-2 md:flex-row md:flex-wrap md:items-center md:justify-between md:gap-x-6">
      <CategoryChips zone={zone} />
      <SortRow zone={zone} />
    </div>
  );
}

function CategoryChips({ zone: { query, categories, days } }: { zone: Zone }) {
  const text = useText();
  const all = days.find(({ day }) => day === query.day)?.products ?? 0;
  const choices = [
    { categoryId: undefined, name: text('activities.zone.all'), products: all },
    ...categories.map(({ categoryId, categoryName, products }) => ({ categoryId, name: categoryName, products })),
  ];
  return (
    <nav aria-label={text('activities.zone.categories')} className="min-w-0">
      <ul className={`${ROW} md:flex-wrap`}>
        {choices.map(({ categoryId, name, products }) => (
          <li key={categoryId ?? 'all'} className="shrink-0">
            <Link
              to={zoneAddress({ ...query, categoryId, current: 1 })}
              preventScrollReset
              aria-current={categoryId === query.categoryId ? 'page' : undefined}
              className="card flex min-h-11 items-center gap-1.5 whitespace-nowrap px-4 text-sm hover:bg-well aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper"
            >
              <bdi>{name}</bdi>
              <span className="text-xs tabular-nums">{products}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SortRow({ zone: { query } }: { zone: Zone }) {
  const text = useText();
  return (
    <nav aria-label={text('activities.zone.sort')} className="card min-w-0 p-1 max-md:max-w-full max-md:self-start">
      <ul className="no-scrollbar flex gap-1 overflow-x-auto overscroll-x-contain">
        {ZONE_SORTS.map(({ sort, label }) => (
          <li key={sort} className="shrink-0">
            <Link
              to={zoneAddress({ ...query, sort, current: 1 })}
              preventScrollReset
              rel="nofollow"
              aria-current={sort === query.sort ? 'true' : undefined}
              className="-outline-offset-2 inline-flex min-h-9 max-md:min-h-11 items-center whitespace-nowrap rounded-control px-3 text-sm hover:bg-well aria-current:bg-brand-tint aria-current:font-semibold aria-current:text-brand-ink"
            >
              {text(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
