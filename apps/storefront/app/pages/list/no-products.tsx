import { Link } from 'react-router';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { useText } from '../../messages/messages.tsx';
import { categoryAddress } from '../../shell/categories/category-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useShell } from '../../visit/shell-data.ts';
import type { ListData } from './list-data.ts';
import { isFiltered, listAddress, unfiltered } from './list-query.ts';

/** The empty list with several links, the closest alternative first. */
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

const SHOWN = 8;

function PopularCategories() {
  const text = useText();
  const { categories } = useShell();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="popular-categories">
      <h2 id="popular-categories" className="mb-4 font-bold text-lg">
        {text('search.list.popularCategories')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {categories.slice(0, SHOWN).map(({ id, name, picture }) => (
          <li key={id} className="min-w-0">
            <Link to={categoryAddress(id)} className="card flex h-full items-center gap-3 p-3 hover:text-brand-ink">
              {picture && <Picture path={picture} alt="" sizes="40px" className="size-10 shrink-0 object-contain" />}
              <span className="wrap-break-word min-w-0 font-medium text-sm">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
