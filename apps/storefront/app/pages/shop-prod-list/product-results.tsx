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
  const { words, exact, shelf, sort } = query;
  // The search words and the shelf are kept.
  const inOrder = (order: typeof sort) => storeProductsAddress(shop.id, { shelf: shelf?.id, words, sort: order });
  return (
    <>
      <SortLinks
        choices={sortChoices(words !== '')}
        sort={sort}
        addressOf={(order) => searchPageAddress(inOrder(order), { exact })}
      />
      {!isPastEnd && (
        <FoundLine found={{ ...found, words }} exactAddress={searchPageAddress(inOrder(sort), { exact: true })} />
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
  const { words, shelf } = query;
  const sentence = words ? text('stores.panel.empty', { words }) : text('stores.panel.emptyShelf');
  const isNarrowed = words !== '' || shelf !== undefined || query.current > 1;
  return (
    <div className="card">
      <Empty kind="search" sentence={isPastEnd ? text('stores.prods.tooDeep') : sentence}>
        <div className="flex flex-wrap justify-center gap-3">
          {isNarrowed && <ButtonLink to={storeProductsAddress(shop.id)}>{text('stores.panel.toAll')}</ButtonLink>}
          {words ? (
            <ButtonLink to={`/list?${new URLSearchParams({ pn: words })}`} tone="outline">
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
