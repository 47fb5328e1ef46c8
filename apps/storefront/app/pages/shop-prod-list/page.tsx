import { searchPage } from '@galleria/contract/search';
import { PageTitle } from '../../shell/page-title.tsx';
import { ShopHeader } from '../../stores/header/shop-header.tsx';
import { loadShop, refusedPage } from '../../stores/load-shop.server.ts';
import { shopProduct } from '../../stores/shop-product.ts';
import { ShopRefused } from '../../stores/shop-refused.tsx';
import { storeProductsAddress } from '../../stores/store-address.ts';
import { SHOP_WORDS } from '../../stores/store-words.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import { MoreWords, useText } from '../../words/words.tsx';
import type { Route } from './+types/page.ts';
import { type ListQuery, readListQuery, searchSort } from './list-query.ts';
import { ProductResults } from './product-results.tsx';
import { ShelfList } from './shelf-list.tsx';

const SIZE = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const found = await loadShop(visit, url.searchParams.get('sid'));
  if ('refusal' in found) return refusedPage(visit, found);
  const { shop } = found;
  const query = readListQuery(url.searchParams, shop.shelves);
  const answer = await visit.call(searchPage, {
    shopId: shop.id,
    keyword: query.words || undefined,
    shopCategoryId: query.shelf?.id,
    sort: searchSort(query),
    current: query.current,
    size: SIZE,
  });
  const isTooDeep = !answer.ok && answer.reason === 'search.tooDeep';
  if (!answer.ok && !isTooDeep && answer.reason !== 'input.invalid') {
    throw new Response(answer.message, { status: 503 });
  }
  return {
    shop,
    query,
    isTooDeep,
    products: answer.ok ? answer.data.records.map(shopProduct) : [],
    total: answer.ok ? answer.data.total : 0,
    pages: answer.ok ? answer.data.pages : 0,
    corrected: answer.ok ? answer.data.corrected : null,
    words: wordsJson(visit.locale, ...SHOP_WORDS, 'stores.prods.', 'stores.panel.'),
  };
}

export type ShopProducts = Exclude<Route.ComponentProps['loaderData'], { refusal: unknown }>;

export default function ShopProductsPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <ShopRefused {...loaderData} />;
  const { shop, query, words } = loaderData;
  return (
    <MoreWords json={words}>
      <ShopHeader shop={shop} search={{ words: query.words, path: '/shop-prod-list', kept: keptInSearch(query) }} />
      <div className="page-column grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 py-6 lg:grid-cols-[13rem_minmax(0,1fr)] md:py-8">
        <ShelfList shop={shop} query={query} />
        <Results {...loaderData} />
      </div>
    </MoreWords>
  );
}

/** A new search stays on the shelf and in the order. */
function keptInSearch({ shelf, sort }: ListQuery): Record<string, number> {
  return { ...(shelf && { cid: shelf.id }), ...(sort !== undefined && { sort }) };
}

function Results(found: ShopProducts) {
  const text = useText();
  const { shop, query } = found;
  const title = query.shelf
    ? text('stores.prods.shelfTitle', { shelf: query.shelf.name, name: shop.name })
    : text('stores.prods.title', { name: shop.name });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PageTitle
        name={title}
        description={shop.intro}
        address={storeProductsAddress(shop.id, { shelf: query.shelf?.id })}
      />
      {query.words && <meta name="robots" content="noindex" />}
      <h1 className="font-bold text-xl">{query.shelf?.name ?? text('stores.prods.everything')}</h1>
      <ProductResults found={found} />
    </div>
  );
}
