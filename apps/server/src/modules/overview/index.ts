import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { notifyStores } from '../../infra/database/notify-stores.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import type { OpenWaitingWork } from '../../infra/modules/waiting-work.ts';
import type { Analytics } from '../analytics/index.ts';
import { type Catalogue, storesOfProducts } from '../catalogue/index.ts';
import { STOCK_CHANGED } from '../inventory/index.ts';
import { storesOfTrade, TRADE_PAID } from '../orders/index.ts';
import type { Site } from '../site/index.ts';
import { storeOverview } from './store-overview.ts';
import { storeSearch } from './store-search.ts';
import { waitingWork } from './waiting-work.ts';

export interface OverviewContext {
  readonly database: Database;
  readonly analytics: Pick<Analytics, 'visitDays'>;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  readonly site: Pick<Site, 'rules'>;
  /** Of all modules. */
  readonly waitingWork: readonly OpenWaitingWork[];
}

/** The first screen of the back office: it owns no data and asks the doors of other modules. */
export const overview = defineModule({
  name: 'overview',
  open: ({ database, analytics, catalogue, site, waitingWork: parts }: OverviewContext): OverviewContext => ({
    ...{ database, analytics, catalogue, site },
    waitingWork: parts,
  }),
  operations: { storeOverview, storeSearch, waitingWork },
  // Here and not where they happen: NOTIFY would make payments wait for each other.
  subscriptions: [
    { event: TRADE_PAID, subscriber: 'overview', handle: job(z.object({ tradeId: z.int() }), tellStoresOfTrade) },
    {
      event: STOCK_CHANGED,
      subscriber: 'overview',
      handle: job(z.object({ productIds: z.array(z.int()) }), tellStoresOfProducts),
    },
  ],
});

async function tellStoresOfTrade({ database: { queries } }: OverviewContext, { tradeId }: { tradeId: number }) {
  await notifyStores(queries, await storesOfTrade(queries, tradeId));
}

async function tellStoresOfProducts(
  { database: { queries } }: OverviewContext,
  { productIds }: { productIds: number[] },
) {
  await notifyStores(queries, [...(await storesOfProducts(queries, productIds)).values()]);
}
