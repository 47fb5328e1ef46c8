import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import type { Messages } from '../../infra/messages/messages.ts';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import { ACTIVITY_TURNED } from '../activities/index.ts';
import { type Catalogue, PRODUCT_CHANGED } from '../catalogue/index.ts';
import { STOCK_CHANGED } from '../inventory/index.ts';
import type { Site } from '../site/index.ts';
import type { Stores } from '../stores/index.ts';
import { alertPage, deleteOldAlerts, productAlerts, removeAlerts } from './alerts/own-alerts.ts';
import { sendAlerts, sweepAlerts } from './alerts/send-alerts.ts';
import { setPriceAlert, setStockAlert } from './alerts/set-alert.ts';
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
import { favouritesMails } from './mails.ts';
import { seedInterests } from './seed.ts';

export type { SeededInterests } from './seed.ts';

export interface FavouritesContext {
  readonly database: Database;
  readonly messages: Pick<Messages, 'write'>;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly rules: Site['rules'];
}

interface Needs extends Omit<FavouritesContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

const ProductIds = z.object({ productIds: z.array(z.int()) });

/** Favourite products, followed stores, browsing history and alerts of buyers. */
export const favourites = defineModule({
  name: 'favourites',
  open: ({ database, messages, catalogue, stores, site }: Needs): FavouritesContext => ({
    ...{ database, messages, catalogue, stores },
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
    ...{ setStockAlert, setPriceAlert, productAlerts, alertPage, removeAlerts },
  },
  jobs: {
    deleteOldBrowsingHistory: job('bulk', z.unknown(), deleteOldBrowsingHistory),
    deleteOldAlerts: plainJob('bulk', deleteOldAlerts),
    sweepAlerts: plainJob('bulk', sweepAlerts),
    sendAlerts: job('mail', ProductIds, sendAlerts),
  },
  schedule: { deleteOldBrowsingHistory: '41 3 * * *', deleteOldAlerts: '43 3 * * *', sweepAlerts: '23 * * * *' },
  subscriptions: [STOCK_CHANGED, PRODUCT_CHANGED, ACTIVITY_TURNED].map((event) => ({
    ...{ event, subscriber: 'alerts' },
    handle: job('mail', ProductIds, sendAlerts),
  })),
  personalData: [favouritesPersonalData],
  mails: favouritesMails,
  seed: { seedInterests },
});
