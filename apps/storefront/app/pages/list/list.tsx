import { JsonLd } from '../../features/seo/json-ld.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { useShell } from '../../shell/shell-data.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { isFiltered, listAddress, unfiltered } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { ListHeading } from './list-heading.tsx';
import { listThings } from './list-things.ts';
import { NoProducts } from './no-products.tsx';
import { Results } from './results.tsx';
import { SortRow } from './sort-row.tsx';
import { useChosenQuery } from './use-chosen-query.ts';
import { useListName } from './use-list-name.ts';

export default function List({ list }: { list: ListData }) {
  const { query, trail, missing } = list;
  const name = useListName(list);
  const chosen = { ...list, query: useChosenQuery(query) };
  const { address: mallAddress } = useShell();
  const canFilter = missing === undefined || (missing === 'products' && isFiltered(query));
  const isOneOfMany = query.keyword !== '' || isFiltered(query) || missing !== undefined;
  return (
    <>
      <PageTitle
        name={name}
        address={listAddress(unfiltered(query), { sort: undefined, page: query.page })}
        picture={list.products[0]?.picture ?? ''}
      />
      {isOneOfMany && <meta name="robots" content="noindex, follow" />}
      <JsonLd things={import.meta.env.SSR && listThings(list, name, mallAddress)} />
      <Breadcrumb trail={trail} last={trail.length > 0 && !query.keyword ? undefined : name} />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 ${canFilter ? 'lg:grid-cols-[14.5rem_minmax(0,1fr)]' : ''}`}
      >
        {canFilter && <FilterPanel list={chosen} />}
        <div className="min-w-0">
          <ListHeading list={list} name={name} />
          {missing !== 'category' && <AppliedFilters list={chosen} />}
          {missing === undefined && <SortRow query={chosen.query} />}
          {missing === undefined ? <Results list={list} /> : <NoProducts list={list} />}
        </div>
      </div>
    </>
  );
}
