import type {
  browsingHistoryPage,
  favouriteIds,
  favouritePage,
  followedStorePage,
} from '@galleria/contract/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import type { TaskList } from 'graphile-worker';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { Schedule } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Site } from '../site/index.ts';
import { forgetBrowsing, forgetOldBrowsing } from './browse-log-db.ts';
import { rememberSeen, showSeen } from './browsing.ts';
import type { Buyer, FavouritesContext, Paging } from './buyer.ts';
import { favouriteRecords } from './favourite-records.ts';
import { showFollowedStores, stopFollowing, toggleStore } from './followed-stores.ts';
import { countFollowedStores, isStoreFollowed, readFollowedStores } from './followed-stores-db.ts';
import { showKeptProducts, toggleProduct } from './kept-products.ts';
import {
  countKeptProducts,
  isProductKept,
  letProductsGo,
  lockFavourites,
  readKeptProducts,
} from './kept-products-db.ts';
import { favouriteRoutes } from './routes.ts';

/** What buyers keep: products, stores, and the traces of what they looked at. */
export interface Favourites {
  isKept(productId: number, buyer: Buyer): Promise<boolean>;
  ids(buyer: Buyer): Promise<OutputOf<typeof favouriteIds>>;
  counts(buyer: Buyer): Promise<{ prodCount: number; shopCount: number }>;
  products(page: Paging & { staleOnly: boolean }, buyer: Buyer): Promise<OutputOf<typeof favouritePage>>;
  toggleProduct(productId: number, buyer: Buyer): ReturnType<typeof toggleProduct>;
  letGo(productIds: readonly number[], buyer: Buyer): Promise<null>;
  isFollowed(storeId: number, buyer: Buyer): Promise<boolean>;
  stores(page: Paging, buyer: Buyer): Promise<OutputOf<typeof followedStorePage>>;
  toggleStore(storeId: number, buyer: Buyer): ReturnType<typeof toggleStore>;
  unfollow(storeIds: readonly number[], buyer: Buyer): Promise<null>;
  seen(page: Paging, buyer: Buyer): Promise<OutputOf<typeof browsingHistoryPage>>;
  remember(productId: number, buyer: Buyer): ReturnType<typeof rememberSeen>;
  forget(entryIds: readonly number[] | undefined, buyer: Buyer): Promise<null>;
  readonly tasks: TaskList;
  readonly schedule: Schedule;
}

/** Hearts on pages are drawn from these; a list longer than this is shown page by page in the user centre. */
const MOST_IDS = 1_000;

export function openFavourites(context: FavouritesContext): Favourites {
  const { database, rules } = context;
  const { queries } = database;
  return {
    isKept: (productId, { userId }) => isProductKept(queries, userId, productId),
    ids: async ({ userId }) => {
      const [products, stores] = await Promise.all([
        readKeptProducts(queries, userId, MOST_IDS),
        readFollowedStores(queries, userId, MOST_IDS),
      ]);
      return { prodIds: products.map((one) => one.productId), shopIds: stores.map((one) => one.storeId) };
    },
    counts: async ({ userId }) => {
      const [prodCount, shopCount] = await Promise.all([
        countKeptProducts(queries, userId),
        countFollowedStores(queries, userId),
      ]);
      return { prodCount, shopCount };
    },
    products: (page, buyer) => showKeptProducts(context, page, buyer),
    toggleProduct: (productId, buyer) => toggleProduct(context, productId, buyer),
    letGo: async (productIds, { actor, userId }) => {
      await inTransaction(database, actor, async (transaction) => {
        await lockFavourites(transaction, userId);
        await letProductsGo(transaction.queries, userId, productIds);
      });
      return null;
    },
    isFollowed: (storeId, { userId }) => isStoreFollowed(queries, userId, storeId),
    stores: (page, buyer) => showFollowedStores(context, page, buyer),
    toggleStore: (storeId, buyer) => toggleStore(context, storeId, buyer),
    unfollow: async (storeIds, { actor, userId }) => {
      await inTransaction(database, actor, async (transaction) => {
        await lockFavourites(transaction, userId);
        await stopFollowing(transaction, userId, storeIds);
      });
      return null;
    },
    seen: (page, buyer) => showSeen(context, page, buyer),
    remember: (productId, buyer) => rememberSeen(context, productId, buyer),
    forget: async (entryIds, { userId }) => {
      await forgetBrowsing(queries, userId, entryIds);
      return null;
    },
    tasks: { forgetOldBrowsing: async () => forgetOldBrowsing(queries, (await rules()).historyDays) },
    schedule: { forgetOldBrowsing: '41 3 * * *' },
  };
}

interface Needs extends Omit<FavouritesContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

export const favourites = adaptModule(
  'favourites',
  ({ site, ...given }: Needs) => openFavourites({ ...given, rules: site.rules }),
  favouriteRoutes,
  [favouriteRecords],
);
