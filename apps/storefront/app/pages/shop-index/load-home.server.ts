import type { PageVisit } from '@galleria/contract/call';
import { noticeList } from '@galleria/contract/content/content';
import type { InputOf } from '@galleria/contract/operation';
import { searchProducts } from '@galleria/contract/search/search';
import type { Shop } from '../../features/stores/shop.ts';
import { shopProduct } from '../../features/stores/shop-product.ts';

const BEST_SELLING = 2;
const NEWEST = 21;
const STORE_ORDER = 12;
/** Enough to fill the rows at every width; the page hides those that would leave a row incomplete. */
const HOT_SHOWN = 12;
const ROW_SHOWN = 6;
/** The other shelves are in the navigation. */
const SHELVES_SHOWN = 4;
const NOTICES_SHOWN = 3;

/** The home of a store without a search. A part that fails is left out. */
export async function loadHome(visit: PageVisit, shop: Shop) {
  const shelves = shop.shelves.filter(({ productCount }) => productCount > 0).slice(0, SHELVES_SHOWN);
  const [notices, hot, fresh, ...onShelves] = await Promise.all([
    loadNotices(visit, shop.id),
    loadProducts(visit, { shopId: shop.id, sort: BEST_SELLING, size: HOT_SHOWN }),
    loadProducts(visit, { shopId: shop.id, sort: NEWEST, size: ROW_SHOWN }),
    ...shelves.map(({ id }) =>
      loadProducts(visit, { shopId: shop.id, shopCategoryId: id, sort: STORE_ORDER, size: ROW_SHOWN }),
    ),
  ]);
  return {
    notices,
    hot,
    fresh,
    shelves: shelves.flatMap(({ id, name }, place) => {
      const products = onShelves[place] ?? [];
      return products.length > 0 ? [{ id, name, products }] : [];
    }),
  };
}

export type ShopHome = Awaited<ReturnType<typeof loadHome>>;

async function loadNotices({ call }: PageVisit, shopId: number) {
  const answer = await call(noticeList, { shopId, size: NOTICES_SHOWN });
  return answer.ok ? answer.data.records.map(({ id, title }) => ({ id, title })) : [];
}

async function loadProducts({ call }: PageVisit, wanted: InputOf<typeof searchProducts>) {
  const answer = await call(searchProducts, wanted);
  return answer.ok ? answer.data.records.map(shopProduct) : [];
}
