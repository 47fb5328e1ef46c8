import { ChevronDown, LayoutGrid } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useText } from '../../../messages/messages.tsx';
import { Menu, MenuLink } from '../../../ui/overlays/menu.tsx';
import type { Shelf, Shop } from '../shop.ts';
import { storeAddress, storeProductsAddress } from '../store-address.ts';
import { type SearchInShop, ShopSearch } from './shop-search.tsx';

/** The other shelves are in the drop-down menu. */
const SHELVES_IN_ROW = 6;

/** All categories, the store's pages and its shelves, and a search within the store. */
export function ShopNavigation({ shop, search }: { shop: Shop; search?: SearchInShop }) {
  const text = useText();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isList = pathname === '/shop-prod-list';
  const chosen = query.get('cid') ?? query.get('c');
  const isHome = pathname === '/shop-index' && !chosen && !query.get('pn');
  return (
    <div className="page-column flex flex-wrap items-center gap-x-4 gap-y-2 py-2 max-md:pb-0 md:flex-nowrap md:pt-1 md:pb-0">
      {shop.shelves.length > 0 && <AllCategories shop={shop} />}
      <nav aria-label={text('stores.head.navigation')} className="min-w-0 max-md:order-last max-md:w-full md:flex-1">
        {/* Items that do not fit wrap into the hidden overflow, since the drop-down menu has them; on phones the
            row scrolls. */}
        <ul className="no-scrollbar flex h-12 gap-x-5 overflow-x-auto overscroll-x-contain px-1 md:flex-wrap md:overflow-hidden">
          <Place to={storeAddress(shop.id)} isHere={isHome} label={text('stores.head.home')} />
          <Place
            to={storeProductsAddress(shop.id)}
            isHere={isList && !chosen}
            label={text('stores.head.allProducts')}
          />
          {shop.shelves.slice(0, SHELVES_IN_ROW).map(({ id, name }) => (
            <Place
              key={id}
              to={storeProductsAddress(shop.id, { shelf: id })}
              isHere={isList && chosen === String(id)}
              label={name}
            />
          ))}
        </ul>
      </nav>
      <div className="min-w-0 max-md:flex-1 md:w-56 lg:w-64">
        <ShopSearch shopId={shop.id} {...search} />
      </div>
    </div>
  );
}

function Place({ to, isHere, label }: { to: string; isHere: boolean; label: string }) {
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className="-outline-offset-2 grid min-h-12 place-items-center whitespace-nowrap border-transparent border-b-2 px-1 text-ink-soft text-sm hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-semibold aria-[current=page]:text-ink"
      >
        {label}
      </Link>
    </li>
  );
}

function AllCategories({ shop: { id: shopId, shelves } }: { shop: Shop }) {
  const text = useText();
  const trigger = (
    <>
      <LayoutGrid aria-hidden className="size-4" />
      <span className="max-sm:sr-only">{text('stores.head.allCategories')}</span>
      <ChevronDown aria-hidden className="size-4" />
    </>
  );
  return (
    <Menu
      label={text('stores.head.allCategories')}
      trigger={trigger}
      triggerClassName="inline-flex min-h-10 shrink-0 items-center gap-2 rounded-control bg-well px-3 font-semibold text-sm hover:bg-line"
    >
      {shelves.map((shelf) => (
        <ShelfLink key={shelf.id} shopId={shopId} shelf={shelf} />
      ))}
    </Menu>
  );
}

function ShelfLink({ shopId, shelf: { id, name, productCount } }: { shopId: number; shelf: Shelf }) {
  return (
    <MenuLink to={storeAddress(shopId, { shelf: id })}>
      <span className="grow">{name}</span>
      <span className="text-ink-soft text-xs tabular-nums">{productCount}</span>
    </MenuLink>
  );
}
