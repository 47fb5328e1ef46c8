import { flashSalePage } from '@galleria/contract/activities/flash-sale';
import { groupPage } from '@galleria/contract/activities/group-buy';
import type { PageVisit } from '@galleria/contract/call';
import { bannerList, noticeList } from '@galleria/contract/content/content';
import { browsingHistoryPage } from '@galleria/contract/favourites/favourites';
import type { InputOf } from '@galleria/contract/operation';
import { searchProducts } from '@galleria/contract/search/search';
import { hotStores } from '@galleria/contract/stores/stores';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import { flashCard } from '../../features/flash-sale/flash-card.ts';
import { type CardProduct, cardProduct } from '../../features/products/card-product.ts';
import type { CardStore } from '../../features/stores/card-store.ts';
import { loadStoreCards } from '../../features/stores/load-store-cards.server.ts';
import { withLineBreaks } from '../../messages/line-breaks.server.ts';
import { bannersAt } from './banners.ts';

const DESKTOP = 1;
const NOTICES_SHOWN = 3;
const HOT_SHOWN = 12;
const ROW = 6;
const ACTIVITY_SHOWN = 4;
const STORES_SHOWN = 4;
/** More than are shown: a product viewed on several days is in the history several times. */
const HISTORY_READ = 24;
const BEST_SELLING = 2;
const NEWEST = 21;

/** Loads all parts concurrently. A part that fails is left out. */
export async function loadHome(visit: PageVisit) {
  const [{ banners, adverts }, notices, hot, fresh, flashSale, groupBuy, stores, recent] = await Promise.all([
    loadBanners(visit),
    loadNotices(visit),
    loadProducts(visit, { sort: BEST_SELLING, size: HOT_SHOWN }),
    loadProducts(visit, { isNew: 1, sort: NEWEST, size: ROW }),
    loadFlashSales(visit),
    loadGroupBuys(visit),
    loadStores(visit),
    visit.isSignedIn ? loadRecent(visit) : undefined,
  ]);
  return { banners, adverts, notices, hot, fresh, flashSale, groupBuy, stores, recent };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;

async function loadBanners({ callAsVisitor, locale }: PageVisit) {
  const images = await callAsVisitor(bannerList, { shopId: PLATFORM_STORE, imgType: DESKTOP });
  const rows = images.ok ? images.data : [];
  const at = (position: Parameters<typeof bannersAt>[0]) =>
    bannersAt(position, rows, (text) => withLineBreaks(locale, text));
  return {
    banners: at('index_banner'),
    adverts: [...at('index_flash_banner'), ...at('index_group_banner'), ...at('index_hot_banner')],
  };
}

async function loadNotices({ callAsVisitor }: PageVisit) {
  const notices = await callAsVisitor(noticeList, { shopId: PLATFORM_STORE, size: NOTICES_SHOWN });
  return (notices.ok ? notices.data.records : []).map(({ id, title, excerpt, publishTime }) => ({
    id,
    title,
    excerpt,
    publishTime,
  }));
}

async function loadProducts(
  { callAsVisitor }: PageVisit,
  criteria: InputOf<typeof searchProducts>,
): Promise<CardProduct[]> {
  const found = await callAsVisitor(searchProducts, criteria);
  return found.ok ? found.data.records.map(cardProduct) : [];
}

/** Products of the current round, otherwise of the next one. */
async function loadFlashSales({ callAsVisitor }: PageVisit): Promise<CardProduct[]> {
  const found = await callAsVisitor(flashSalePage, { size: ACTIVITY_SHOWN });
  return found.ok ? found.data.records.filter(({ state }) => state !== 'ended').map(flashCard) : [];
}

async function loadGroupBuys({ callAsVisitor }: PageVisit): Promise<CardProduct[]> {
  const found = await callAsVisitor(groupPage, { size: ACTIVITY_SHOWN });
  return found.ok ? found.data.records.map(cardProduct) : [];
}

async function loadStores(visit: PageVisit): Promise<CardStore[]> {
  const stores = await visit.callAsVisitor(hotStores, {});
  return stores.ok ? loadStoreCards(visit, stores.data.slice(0, STORES_SHOWN)) : [];
}

async function loadRecent({ call }: PageVisit): Promise<CardProduct[]> {
  const history = await call(browsingHistoryPage, { size: HISTORY_READ });
  const available = history.ok ? history.data.records.filter((one) => !one.isStale) : [];
  const byProduct = new Map(available.toReversed().map((one) => [one.prodId, one]));
  return [...byProduct.values()].reverse().slice(0, ROW).map(cardProduct);
}
