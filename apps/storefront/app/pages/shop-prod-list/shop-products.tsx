import { PageTitle } from '../../features/seo/page-title.tsx';
import { ShopHeader } from '../../features/stores/header/shop-header.tsx';
import { searchPageAddress } from '../../features/stores/search-page-address.ts';
import { ShopRefused } from '../../features/stores/shop-refused.tsx';
import { storeProductsAddress } from '../../features/stores/store-address.ts';
import { useText } from '../../messages/messages.tsx';
import type { ListQuery } from './list-query.ts';
import type { ShopProductsData } from './page.tsx';
import { type FoundProducts, ProductResults } from './product-results.tsx';
import { ShelfList } from './shelf-list.tsx';

export default function ShopProducts({ found }: { found: ShopProductsData }) {
  if ('refusal' in found) return <ShopRefused {...found.refusal} />;
  const { shop, query } = found;
  return (
    <>
      <ShopHeader
        shop={shop}
        search={{ keyword: query.keyword, path: '/shop-prod-list', hiddenFields: keptFilters(query) }}
      />
      <div className="page-column grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 py-6 lg:grid-cols-[13rem_minmax(0,1fr)] md:py-8">
        <ShelfList shop={shop} query={query} />
        <Results found={found} />
      </div>
    </>
  );
}

/** A new search keeps the shelf and the sort order. */
function keptFilters({ shelf, sort }: ListQuery): Record<string, number> {
  return { ...(shelf && { cid: shelf.id }), ...(sort !== undefined && { sort }) };
}

function Results({ found }: { found: FoundProducts }) {
  const text = useText();
  const { shop, query, isPastEnd } = found;
  const title = query.shelf
    ? text('stores.prods.shelfTitle', { shelf: query.shelf.name, name: shop.name })
    : text('stores.prods.title', { name: shop.name });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageTitle
        name={title}
        description={shop.intro}
        address={searchPageAddress(storeProductsAddress(shop.id, { shelf: query.shelf?.id }), { page: query.current })}
      />
      {(query.keyword || isPastEnd) && <meta name="robots" content="noindex" />}
      <h1 className="font-bold text-xl">{query.shelf?.name ?? text('stores.prods.everything')}</h1>
      <ProductResults found={found} />
    </div>
  );
}
