import { Link } from 'react-router';
import { searchPageAddress } from '../../features/stores/search-page-address.ts';
import type { Shop } from '../../features/stores/shop.ts';
import { storeProductsAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import type { ListQuery } from './list-query.ts';

const ENTRY =
  'flex min-h-10 items-center justify-between gap-3 whitespace-nowrap rounded-control px-3.5 text-sm hover:bg-well aria-[current=true]:bg-brand-tint aria-[current=true]:font-semibold aria-[current=true]:text-brand-ink max-lg:card max-lg:aria-[current=true]:bg-brand-tint lg:whitespace-normal';

/** The store's shelves: a column beside the products, on narrow screens a row above them. The search is kept. */
export function ShelfList({ shop, query: { shelf, keyword, exact, sort } }: { shop: Shop; query: ListQuery }) {
  const text = useText();
  if (shop.shelves.length === 0) return <span />;
  const entries = [{ id: 0, name: text('stores.prods.everything'), productCount: shop.productCount }, ...shop.shelves];
  return (
    <nav aria-label={text('stores.prods.shelves')} className="lg:card min-w-0 lg:sticky lg:top-24 lg:p-2">
      <ul className="no-scrollbar -mx-(--page-gutter) flex gap-2 overflow-x-auto px-(--page-gutter) py-1 lg:mx-0 lg:flex-col lg:gap-0.5 lg:p-0">
        {entries.map(({ id, name, productCount }) => (
          <li key={id} className="shrink-0">
            <Link
              to={searchPageAddress(storeProductsAddress(shop.id, { shelf: id, keyword, sort }), { exact })}
              aria-current={id === (shelf?.id ?? 0)}
              className={ENTRY}
            >
              {name}
              <span className="font-normal text-ink-soft text-xs tabular-nums">{productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
