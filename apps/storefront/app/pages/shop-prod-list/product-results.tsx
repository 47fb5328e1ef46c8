import { ProductGrid } from '../../features/products/product-grid.tsx';
import { SortLinks } from '../../features/products/sort-links.tsx';
import { FoundLine } from '../../features/stores/panel/found-line.tsx';
import { searchPageAddress } from '../../features/stores/search-page-address.ts';
import { storeAddress, storeProductsAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/links/pagination.tsx';
import { sortChoices } from './list-query.ts';
import type { ShopProductsData } from './page.tsx';

const IN_VIEW = 4;

export type FoundProducts = Exclude<ShopProductsData, { refusal: unknown }>;

export function ProductResults({ found }: { found: FoundProducts }) {
  const { shop, query, products, pages, isPastEnd } = found;
  const { keyword, exact, shelf, sort } = query;
  // The search words and the shelf are kept.
  const inOrder = (order: typeof sort) => storeProductsAddress(shop.id, { shelf: shelf?.id, keyword, sort: order });
  return (
    <>
      <SortLinks
        choices={sortChoices(keyword !== '')}
        sort={sort}
        addressOf={(order) => searchPageAddress(inOrder(order), { exact })}
      />
      {!isPastEnd && (
        <FoundLine found={{ ...found, keyword }} exactAddress={searchPageAddress(inOrder(sort), { exact: true })} />
      )}
      {products.length === 0 ? (
        <NothingFound found={found} />
      ) : (
        <ProductGrid products={products} perRow={4} eager={IN_VIEW} />
      )}
      <div className="mt-4">
        <Pagination current={query.current} pages={pages} />
      </div>
    </>
  );
}

function NothingFound({ found: { shop, query, isPastEnd } }: { found: FoundProducts }) {
  const text = useText();
  const { keyword, shelf } = query;
  const sentence = keyword ? text('stores.panel.empty', { words: keyword }) : text('stores.panel.emptyShelf');
  const isNarrowed = keyword !== '' || shelf !== undefined || query.current > 1;
  return (
    <div className="card">
      <Empty kind="search" sentence={isPastEnd ? text('stores.prods.tooDeep') : sentence}>
        <div className="flex flex-wrap justify-center gap-3">
          {isNarrowed && <ButtonLink to={storeProductsAddress(shop.id)}>{text('stores.panel.toAll')}</ButtonLink>}
          {keyword ? (
            <ButtonLink to={`/list?${new URLSearchParams({ pn: keyword })}`} tone="outline">
              {text('stores.panel.toMall')}
            </ButtonLink>
          ) : (
            <ButtonLink to={storeAddress(shop.id)} tone="outline">
              {text('stores.panel.toHome')}
            </ButtonLink>
          )}
        </div>
      </Empty>
    </div>
  );
}
