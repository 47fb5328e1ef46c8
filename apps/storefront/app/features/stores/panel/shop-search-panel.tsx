import { useId } from 'react';
import { useText } from '../../../messages/messages.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { ProductGrid } from '../../products/product-grid.tsx';
import { searchPageAddress } from '../search-page-address.ts';
import { storeAddress, storeProductsAddress } from '../store-address.ts';
import { FoundLine } from './found-line.tsx';
import type { Panel } from './load-panel.server.ts';

const IN_VIEW = 5;

/** Replaces the content of the store's home page during a search. */
export function ShopSearchPanel({ shopId, panel }: { shopId: number; panel: Panel }) {
  const text = useText();
  const titleId = useId();
  const { shelf, keyword, exact, products, total } = panel;
  const hasMore = total > products.length;
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <h2 id={titleId} className="font-bold text-xl">
          {shelf?.name ?? text('stores.panel.hot')}
        </h2>
        <FoundLine
          found={panel}
          exactAddress={searchPageAddress(storeAddress(shopId, { shelf: shelf?.id, keyword }), { exact: true })}
        />
      </header>
      {products.length === 0 ? (
        <NothingFound shopId={shopId} keyword={keyword} />
      ) : (
        <ProductGrid products={products} eager={IN_VIEW} />
      )}
      {hasMore && (
        <ButtonLink
          to={searchPageAddress(storeProductsAddress(shopId, { shelf: shelf?.id, keyword }), { exact })}
          tone="outline"
          className="self-center"
        >
          {text('stores.home.seeAll')}
        </ButtonLink>
      )}
    </section>
  );
}

function NothingFound({ shopId, keyword }: { shopId: number; keyword: string }) {
  const text = useText();
  return (
    <div className="card">
      <Empty
        kind="search"
        sentence={keyword ? text('stores.panel.empty', { words: keyword }) : text('stores.panel.emptyShelf')}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={storeProductsAddress(shopId)}>{text('stores.panel.toAll')}</ButtonLink>
          {keyword ? (
            <ButtonLink to={`/list?${new URLSearchParams({ pn: keyword })}`} tone="outline">
              {text('stores.panel.toMall')}
            </ButtonLink>
          ) : (
            <ButtonLink to={storeAddress(shopId)} tone="outline">
              {text('stores.panel.toHome')}
            </ButtonLink>
          )}
        </div>
      </Empty>
    </div>
  );
}
