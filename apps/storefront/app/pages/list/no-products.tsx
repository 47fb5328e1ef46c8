import { Link } from 'react-router';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useText } from '../../words/words.tsx';
import { isFiltered, listAddress, unfiltered } from './list-address.ts';
import type { ListData } from './list-data.ts';
import { PopularCategories } from './popular-categories.tsx';

/** Nothing here, but several ways on, the nearest one first. */
export function NoProducts({ list }: { list: ListData }) {
  const text = useText();
  const { help } = list;
  return (
    <div className="flex flex-col gap-8">
      <div className="card">
        <Empty kind="search" sentence={sentence(list, text)}>
          <NearestWay list={list} />
        </Empty>
      </div>
      <PopularCategories />
      {help && help.hot.length > 0 && (
        <section aria-labelledby="hot-products">
          <h2 id="hot-products" className="mb-4 font-bold text-lg">
            {text('search.list.hot')}
          </h2>
          <ProductGrid products={help.hot} />
        </section>
      )}
    </div>
  );
}

function sentence({ missing, query }: ListData, text: ReturnType<typeof useText>): string {
  if (missing === 'category') return text('search.list.noCategoryText');
  if (missing === 'page') return text('search.list.tooDeep');
  if (isFiltered(query)) return text('search.list.nothingFiltered');
  return query.keyword ? text('search.list.nothingFor', { keyword: query.keyword }) : text('search.list.nothing');
}

function NearestWay({ list: { missing, query, help } }: { list: ListData }) {
  const text = useText();
  const similar = help?.similar ?? [];
  if (missing === 'page') return <ButtonLink to={listAddress(query, {})}>{text('search.list.firstPage')}</ButtonLink>;
  if (missing === 'products' && isFiltered(query)) {
    return <ButtonLink to={listAddress(unfiltered(query), {})}>{text('search.list.clearAll')}</ButtonLink>;
  }
  if (similar.length === 0) return <ButtonLink to="/list">{text('ui.goAllProducts')}</ButtonLink>;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-sm">
      {text('search.list.didYouMean')}
      {similar.map((keyword) => (
        <Link
          key={keyword}
          to={listAddress(unfiltered(query), { keyword, exact: false, categories: {} })}
          className="font-semibold text-brand-ink hover:underline"
        >
          {keyword}
        </Link>
      ))}
    </p>
  );
}
