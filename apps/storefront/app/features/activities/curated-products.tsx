import { Link, useNavigation } from 'react-router';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import type { CardProduct } from '../products/card-product.ts';
import { ProductGrid } from '../products/product-grid.tsx';
import { type CuratedZonePath, type CuratedZoneQuery, curatedZoneAddress } from './curated-zone-address.ts';

const IN_VIEW = 4;

/** One page of a zone whose products staff choose. */
interface CuratedZone {
  readonly query: CuratedZoneQuery;
  readonly categories: readonly { categoryId: number; categoryName: string; products: number }[];
  readonly pages: number;
  readonly products: readonly CardProduct[];
}

interface CuratedProductsProps {
  zone: CuratedZone;
  path: CuratedZonePath;
  /** Visually hidden heading of the list. */
  title: string;
  empty: EmptyMessages;
}

interface EmptyMessages {
  readonly all: string;
  readonly choice: string;
  readonly seeAll: string;
}

/** The category filter and the products of the chosen category. */
export function CuratedProducts({ zone, path, title, empty }: CuratedProductsProps) {
  const isWaiting = useNavigation().location?.pathname === path;
  const { products, query, pages } = zone;
  return (
    <div className="page-column flex flex-col gap-4 py-4 md:gap-6 md:py-6">
      <h2 className="sr-only">{title}</h2>
      <CategoryChips zone={zone} path={path} />
      {products.length === 0 ? (
        <EmptyList isFiltered={query.categoryId !== undefined} path={path} messages={empty} />
      ) : (
        <div aria-busy={isWaiting} className={`transition-opacity ${isWaiting ? 'opacity-60' : ''}`}>
          <ProductGrid products={products} eager={IN_VIEW} />
        </div>
      )}
      <Pagination current={query.current} pages={pages} />
    </div>
  );
}

/** Links, so that a choice can be bookmarked, shared and opened without scripts. Hidden for a single category. */
function CategoryChips({ zone: { query, categories }, path }: Pick<CuratedProductsProps, 'zone' | 'path'>) {
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
              to={curatedZoneAddress(path, { categoryId })}
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

interface EmptyListProps {
  isFiltered: boolean;
  path: CuratedZonePath;
  messages: EmptyMessages;
}

/** With a link onwards: without the filter, or to the home page. */
function EmptyList({ isFiltered, path, messages }: EmptyListProps) {
  const text = useText();
  return (
    <div className="card">
      <Empty kind="search" sentence={isFiltered ? messages.choice : messages.all}>
        {isFiltered ? (
          <ButtonLink to={path}>{messages.seeAll}</ButtonLink>
        ) : (
          <ButtonLink to="/">{text('ui.goHome')}</ButtonLink>
        )}
      </Empty>
    </div>
  );
}
