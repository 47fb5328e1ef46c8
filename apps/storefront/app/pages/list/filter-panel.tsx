import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../messages/messages.tsx';
import { IconButton } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FacetFilters } from './facet-filters.tsx';
import type { Facets, ListData } from './list-data.ts';
import { PriceFilter } from './price-filter.tsx';

export const FILTERS_ID = 'filters';

/**
 * A column on wide screens. On others the same element is a popover that the browser itself opens and closes, so that
 * it works before scripts do, and stays open while several filters are chosen.
 */
export function FilterPanel({ list }: { list: ListData }) {
  const text = useText();
  const { facets, isComing } = useFacets(list.facets);
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      aria-label={text('search.list.filters')}
      className="modal-veil overscroll-contain bg-mist text-ink max-lg:inset-y-0 max-lg:start-auto max-lg:end-0 max-lg:m-0 max-lg:h-dvh max-lg:max-h-none max-lg:w-[min(22rem,100%-3rem)] max-lg:shadow-float max-lg:transition-transform max-lg:starting:translate-x-full max-lg:rtl:starting:-translate-x-full lg:static lg:m-0 lg:block lg:h-auto lg:w-auto lg:overflow-visible lg:bg-transparent"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-mist py-2 ps-5 pe-2 lg:hidden">
        <p className="font-semibold text-base">{text('search.list.filters')}</p>
        <IconButton label={text('ui.close')} icon={<X />} popoverTarget={FILTERS_ID} popoverTargetAction="hide" />
      </div>
      <div className="flex flex-col divide-y divide-line px-5 lg:card lg:px-4">
        <CategoryFilter list={list} facets={facets} isComing={isComing} />
        <PriceFilter list={list} facets={facets} />
        <FacetFilters query={list.query} facets={facets} isComing={isComing} />
      </div>
      <div className="sticky bottom-0 border-line border-t bg-mist p-3 lg:hidden">
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          className={`${buttonClass('solid', 'medium')} w-full`}
        >
          {text(list.isEstimate ? 'search.list.showAbout' : 'search.list.show', { count: list.total })}
        </button>
      </div>
    </aside>
  );
}

/** Facets of the previous list stay until the new ones arrive: nothing jumps, and a focused choice keeps the focus. */
function useFacets(facets: ListData['facets']): { facets: Facets | undefined; isComing: boolean } {
  const [arrived, setArrived] = useState<{ of: ListData['facets']; facets: Facets | undefined }>();
  useEffect(() => {
    if (!(facets instanceof Promise)) return;
    let isStale = false;
    facets.then((counted) => {
      if (!isStale) setArrived({ of: facets, facets: counted });
    });
    return () => {
      isStale = true;
    };
  }, [facets]);
  const [last, setLast] = useState<Facets>();
  const now = facets instanceof Promise ? (arrived?.of === facets ? arrived.facets : undefined) : facets;
  if (now && now !== last) setLast(now);
  const isWaiting = facets instanceof Promise && arrived?.of !== facets;
  return { facets: now ?? (isWaiting ? last : undefined), isComing: isWaiting && last === undefined };
}
