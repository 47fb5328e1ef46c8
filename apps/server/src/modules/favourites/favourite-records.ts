import type { PersonalData } from '../../infra/personal-data.ts';
import { forgetBrowsing, readBrowsingPage } from './browse-log-db.ts';
import { stopFollowing } from './followed-stores.ts';
import { readFollowedStores } from './followed-stores-db.ts';
import { letAllProductsGo, lockFavourites, readKeptProducts } from './kept-products-db.ts';

/** The export leaves nothing out. */
const ALL_ENTRIES = 1_000_000;
const ALL_DAYS = 36_500;

export const favouriteRecords: PersonalData = {
  capability: 'favourites',
  read: async (queries, userId) => {
    const [products, stores, seen] = await Promise.all([
      readKeptProducts(queries, userId),
      readFollowedStores(queries, userId),
      readBrowsingPage(queries, userId, ALL_DAYS, { offset: 0, limit: ALL_ENTRIES }),
    ]);
    return {
      products: products.map(({ productId, createdAt }) => ({ productId, keptAt: createdAt.toISOString() })),
      stores: stores.map(({ storeId, createdAt }) => ({ storeId, followedAt: createdAt.toISOString() })),
      lookedAt: seen.entries.map(({ productId, seenAt }) => ({ productId, seenAt: seenAt.toISOString() })),
    };
  },
  erase: async (transaction, userId) => {
    await lockFavourites(transaction, userId);
    await letAllProductsGo(transaction.queries, userId);
    await stopFollowing(transaction, userId);
    await forgetBrowsing(transaction.queries, userId);
  },
};
