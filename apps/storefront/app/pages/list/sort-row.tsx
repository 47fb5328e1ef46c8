import type { SortNumber } from '@galleria/domain/search/sort-order';
import { ArrowDown, ArrowUp, SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { FILTERS_ID } from './filter-panel.tsx';
import { type ListQuery, listAddress } from './list-query.ts';

const NEWEST = 21;
const MOST_SOLD = 2;
const MOST_REVIEWS = 14;
const CHEAPEST = 5;
const DEAREST = 4;

/** Sort orders are links, so that new tabs, Back and browsers without scripts work. */
export function SortRow({ query }: { query: ListQuery }) {
  const text = useText();
  const isCheapest = query.sort === CHEAPEST;
  const isByPrice = isCheapest || query.sort === DEAREST;
  return (
    <div className="card mb-3 flex items-center gap-1 px-1 md:mb-4">
      <nav
        aria-label={text('search.list.sort')}
        className="no-scrollbar flex min-w-0 grow items-center gap-1 overflow-x-auto overscroll-x-contain py-1 max-lg:pe-5 max-lg:[mask-image:linear-gradient(to_right,black_calc(100%-1.25rem),transparent)] max-lg:rtl:[mask-image:linear-gradient(to_left,black_calc(100%-1.25rem),transparent)]"
      >
        <SortLink query={query} label={text(query.keyword ? 'search.list.bestMatch' : 'search.list.popular')} />
        <SortLink query={query} sort={NEWEST} label={text('search.list.newest')} />
        <SortLink query={query} sort={MOST_SOLD} label={text('search.list.sales')} />
        <SortLink query={query} sort={MOST_REVIEWS} label={text('search.list.reviews')} />
        <Link
          to={listAddress(query, { sort: isCheapest ? DEAREST : CHEAPEST })}
          aria-current={isByPrice ? 'true' : undefined}
          aria-label={text(isCheapest ? 'search.list.priceDown' : 'search.list.priceUp')}
          rel="nofollow"
          preventScrollReset
          className={SORT_LINK_CLASS}
        >
          {text('search.list.price')}
          {query.sort === DEAREST ? (
            <ArrowDown aria-hidden className="size-3.5" />
          ) : (
            <ArrowUp aria-hidden className={`size-3.5 ${isByPrice ? '' : 'opacity-50'}`} />
          )}
        </Link>
      </nav>
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        className={`${buttonClass('quiet', 'small')} shrink-0 border-line border-s lg:hidden`}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {text('search.list.filters')}
      </button>
    </div>
  );
}

const SORT_LINK_CLASS =
  'inline-flex min-h-9 max-md:min-h-11 shrink-0 items-center gap-1 whitespace-nowrap rounded-control px-3 text-sm -outline-offset-2 hover:bg-well aria-current:bg-brand-tint aria-current:font-semibold aria-current:text-brand-ink';

function SortLink({ query, sort, label }: { query: ListQuery; sort?: SortNumber; label: string }) {
  return (
    <Link
      to={listAddress(query, { sort })}
      aria-current={query.sort === sort ? 'true' : undefined}
      rel="nofollow"
      preventScrollReset
      className={SORT_LINK_CLASS}
    >
      {label}
    </Link>
  );
}
