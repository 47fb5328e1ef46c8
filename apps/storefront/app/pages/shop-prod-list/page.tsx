import { searchPage } from '@galleria/contract/search';
import { loadShop, refusedPage } from '../../stores/load-shop.server.ts';
import { shopProduct } from '../../stores/shop-product.ts';
import { lazyPart, StorePart } from '../../stores/store-part.tsx';
import { SHOP_WORDS } from '../../stores/store-words.ts';
import { visitContext } from '../../visit/visit-context.ts';
import { wordsJson } from '../../words/server-text.server.ts';
import type { Route } from './+types/page.ts';
import { readListQuery, searchSort } from './list-query.ts';

const ShopProducts = lazyPart(() => import('./shop-products.tsx'));

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

export type ShopProductsData = Route.ComponentProps['loaderData'];

export default function ShopProductsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StorePart words={loaderData.words}>
      <ShopProducts found={loaderData} />
    </StorePart>
  );
}
