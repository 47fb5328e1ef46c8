import { Link, useNavigation } from 'react-router';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useText } from '../../words/words.tsx';
import type { Preferred } from './load-preferred.server.ts';
import { preferredAddress } from './preferred-address.ts';

const IN_VIEW = 4;

/** The categories, and what is recommended in them. */
export default function PreferredGoods({ preferred }: { preferred: Preferred }) {
  const text = useText();
  const isWaiting = useNavigation().location?.pathname === preferredAddress({});
  const { products, query, pages } = preferred;
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:gap-6 md:py-6">
      <h2 className="sr-only">{text('activities.preferred.products')}</h2>
      <CategoryChips preferred={preferred} />
      {products.length === 0 ? (
        <NothingHere isFiltered={query.categoryId !== undefined} />
      ) : (
        <div aria-busy={isWaiting} className={`transition-opacity ${isWaiting ? 'opacity-60' : ''}`}>
          <ProductGrid products={products} eager={IN_VIEW} />
        </div>
      )}
      <Pagination current={query.current} pages={pages} />
    </div>
  );
}

/** Links: they can be kept, sent and opened without scripts. One category alone is no choice. */
function CategoryChips({ preferred: { query, categories } }: { preferred: Preferred }) {
  const text = useText();
  if (categories.length < 2 && query.categoryId === undefined) return null;
  const choices = [
    { categoryId: undefined, categoryName: text('activities.zone.all'), products: undefined },
    ...categories,
  ];
  return (
    <nav aria-label={text('activities.zone.categories')} className="min-w-0">
      <ul className="no-scrollbar -mx-(--page-gutter) flex gap-2 overflow-x-auto overscroll-x-contain px-(--page-gutter) py-1 md:mx-0 md:flex-wrap md:px-0">
        {choices.map(({ categoryId, categoryName, products }) => (
          <li key={categoryId ?? 'all'} className="shrink-0">
            <Link
              to={preferredAddress({ categoryId })}
              preventScrollReset
              aria-current={categoryId === query.categoryId ? 'page' : undefined}
              className="card flex min-h-11 items-center gap-1.5 whitespace-nowrap px-4 text-sm hover:bg-well aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-paper"
            >
              <bdi>{categoryName}</bdi>
              {products !== undefined && <span className="text-xs tabular-nums">{products}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** With a way on: without the filter, or home. */
function NothingHere({ isFiltered }: { isFiltered: boolean }) {
  const text = useText();
  return (
    <div className="card">
      <Empty
        kind="search"
        sentence={text(isFiltered ? 'activities.preferred.emptyChoice' : 'activities.preferred.empty')}
      >
        {isFiltered ? (
          <ButtonLink to={preferredAddress({})}>{text('activities.preferred.seeAll')}</ButtonLink>
        ) : (
          <ButtonLink to="/">{text('ui.goHome')}</ButtonLink>
        )}
      </Empty>
    </div>
  );
}
