import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import {
  browsingHistoryPage,
  clearBrowsingHistory,
  deleteOldBrowsingHistory,
  recordBrowsing,
} from './browsing-history.ts';
import { favouriteCount, favouriteIds } from './favourite-ids.ts';
import { favouritePage, isFavourite, removeFavourites, toggleFavourite } from './favourite-products.ts';
import { favouritesPersonalData } from './favourites-personal-data.ts';
import { followedStorePage, isFollowedStore, toggleFollowedStore, unfollowStores } from './followed-stores.ts';

export { seedInterests } from './seed.ts';

export interface FavouritesContext {
  readonly database: Database;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly rules: Site['rules'];
}

interface Needs extends Omit<FavouritesContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

/** Favourite products, followed stores and the browsing history of buyers. */
export const favourites = defineModule({
  name: 'favourites',
  open: ({ database, catalogue, stores, site }: Needs): FavouritesContext => ({
    database,
    catalogue,
    stores,
    rules: site.rules,
  }),
  operations: {
    favouriteIds,
    favouriteCount,
    favouritePage,
    isFavourite,
    toggleFavourite,
    removeFavourites,
    followedStorePage,
    isFollowedStore,
    toggleFollowedStore,
    unfollowStores,
    browsingHistoryPage,
    recordBrowsing,
    clearBrowsingHistory,
  },
  jobs: { deleteOldBrowsingHistory: job('bulk', z.unknown(), deleteOldBrowsingHistory) },
  schedule: { deleteOldBrowsingHistory: '41 3 * * *' },
  personalData: [favouritesPersonalData],
});
