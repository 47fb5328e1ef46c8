import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { deleteAlerts, readOwnAlerts } from './alerts/alerts-db.ts';
import { deleteBrowsingHistory, readBrowsingHistory } from './browsing-history-db.ts';
import { deleteAllFavourites, lockFavourites, readFavourites } from './favourite-products-db.ts';
import { unfollow } from './followed-stores.ts';
import { readFollowedStores } from './followed-stores-db.ts';

/** Limits that no buyer reaches, so that the export is complete. */
const ALL_ENTRIES = 1_000_000;
const ALL_DAYS = 36_500;

export const favouritesPersonalData: PersonalData = {
  capability: 'favourites',
  read: async (queries, userId) => {
    const [products, stores, history, alerts] = await Promise.all([
      readFavourites(queries, userId),
      readFollowedStores(queries, userId),
      readBrowsingHistory(queries, userId, ALL_DAYS, { offset: 0, limit: ALL_ENTRIES }),
      readOwnAlerts(queries, userId, ALL_DAYS, { offset: 0, limit: ALL_ENTRIES }),
    ]);
    return {
      products: products.map(({ productId, createdAt }) => ({ productId, keptAt: createdAt.toISOString() })),
      stores: stores.map(({ storeId, createdAt }) => ({ storeId, followedAt: createdAt.toISOString() })),
      lookedAt: history.entries.map(({ productId, seenAt }) => ({ productId, seenAt: seenAt.toISOString() })),
      alerts: alerts.rows.map(({ kind, productId, skuId, askedAt, sentAt }) => ({
        ...{ kind, productId, skuId, askedAt: askedAt.toISOString() },
        sentAt: sentAt?.toISOString() ?? null,
      })),
    };
  },
  erase: async (transaction, userId) => {
    await lockFavourites(transaction, userId);
    await deleteAllFavourites(transaction.queries, userId);
    await unfollow(transaction, userId);
    await deleteBrowsingHistory(transaction.queries, userId);
    await deleteAlerts(transaction.queries, userId);
  },
};
