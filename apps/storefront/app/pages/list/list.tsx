import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { productAddress } from '../../features/products/product-address.ts';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import type { Thing } from '../../features/seo/things/things.ts';
import { listThing, trailThing } from '../../features/seo/things/things.ts';
import { useText } from '../../messages/messages.tsx';
import { categoryAddress } from '../../shell/categories/category-address.ts';
import { useShell } from '../../visit/shell-data.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ListData } from './list-data.ts';
import { isFiltered, type ListQuery, listAddress, readListQuery } from './list-query.ts';
import { NoProducts } from './no-products.tsx';
import { Results } from './results.tsx';
import { SortRow } from './sort-row.tsx';

export default function List({ list }: { list: ListData }) {
  const { query, trail, missing, name } = list;
  const chosen = { ...list, query: useChosenQuery(query) };
  const { address: mallAddress } = useShell();
  const canFilter = missing === undefined || (missing === 'products' && isFiltered(query));
  return (
    <>
      <JsonLd things={import.meta.env.SSR && listThings(list, mallAddress)} />
      <Breadcrumb trail={trail} last={trail.length > 0 && !query.keyword ? undefined : name} />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 ${canFilter ? 'lg:grid-cols-[14.5rem_minmax(0,1fr)]' : ''}`}
      >
        {canFilter && <FilterPanel list={chosen} />}
        <div className="min-w-0">
          <ListHeading list={list} />
          {missing !== 'category' && <AppliedFilters list={chosen} />}
          {missing === undefined && <SortRow query={chosen.query} />}
          {missing === undefined ? <Results list={list} /> : <NoProducts list={list} />}
        </div>
      </div>
    </>
  );
}

/** The chosen filters, also while a navigation loads their products: choices are shown at once and add up. */
function useChosenQuery(shown: ListQuery): ListQuery {
  const { location } = useNavigation();
  return location?.pathname === '/list' ? readListQuery(new URLSearchParams(location.search)) : shown;
}

function ListHeading({ list }: { list: ListData }) {
  const text = useText();
  const { query, name, total, isEstimate, corrected, isPartial, missing } = list;
  const heading = useFocusOnPage(query.cursor ?? String(query.page));
  return (
    <header className="mb-2 flex flex-col gap-1 md:mb-4">
      <h1 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none md:text-xl">
        {name}
      </h1>
      {missing === undefined && (
        <p role="status" className="text-ink-soft text-sm">
          {text(isEstimate ? 'search.list.about' : 'search.list.count', { count: total })}
        </p>
      )}
      {isPartial && <p className="text-sm">{text('search.list.partial', { keyword: corrected ?? query.keyword })}</p>}
      {corrected !== null && (
        <p className="text-sm">
          {text('search.list.corrected', { keyword: corrected })}{' '}
          <Link to={listAddress(query, { exact: true })} className="font-semibold text-brand-ink hover:underline">
            {text('search.list.exactly', { keyword: query.keyword })}
          </Link>
        </p>
      )}
    </header>
  );
}

/** Another page moves the focus to its heading, for screen readers too. Filters keep the focus where it is. */
function useFocusOnPage(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}

/** Structured data of a list: its breadcrumb and its products. */
function listThings({ trail, products, name }: ListData, mallAddress: string): Thing[] {
  const steps = trail.map((step, index) => {
    const [first = 0, second, third] = trail.slice(0, index + 1).map(({ id }) => id);
    return { name: step.name, address: categoryAddress(first, second, third) };
  });
  const items = products.map((product) => ({ name: product.name, address: productAddress(product.id) }));
  return [
    ...(steps.length > 0 ? [trailThing(mallAddress, steps)] : []),
    ...(items.length > 0 ? [listThing(mallAddress, name, items)] : []),
  ];
}
