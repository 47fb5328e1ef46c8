import { z } from 'zod';
import { memoizeWithTtl } from '../../infra/cache/memoize-with-ttl.ts';
import type { Database } from '../../infra/database/database.ts';
import { notifyStores } from '../../infra/database/notify-stores.ts';
import { defineModule, job } from '../../infra/modules/define-module.ts';
import type { OpenStaffWork, OpenWaitingWork } from '../../infra/modules/waiting-work.ts';
import type { Analytics } from '../analytics/index.ts';
import { type Catalogue, storesOfProducts } from '../catalogue/index.ts';
import { STOCK_CHANGED } from '../inventory/index.ts';
import { storesOfTrade, TRADE_SETTLED } from '../orders/index.ts';
import type { Site } from '../site/index.ts';
import { mallOverview } from './mall-overview.ts';
import { type MallDay, readMallDays } from './read-mall-days.ts';
import { staffSearch } from './staff-search.ts';
import { staffWaiting } from './staff-waiting.ts';
import { storeOverview } from './store-overview.ts';
import { storeSearch } from './store-search.ts';
import { waitingWork } from './waiting-work.ts';

export interface OverviewContext {
  readonly database: Database;
  readonly analytics: Pick<Analytics, 'visitDays'>;
  readonly catalogue: Pick<Catalogue, 'cards'>;
  readonly site: Pick<Site, 'rules'>;
  /** Waiting work of all modules. */
  readonly waitingWork: readonly OpenWaitingWork[];
  readonly staffWork: readonly OpenStaffWork[];
}

export interface OpenOverview extends OverviewContext {
  /** Days of the whole mall, by time zone; cached for a minute and shared by all callers. */
  readonly mallDays: (timeZone: string) => Promise<MallDay[]>;
}

const MALL_DAYS_LIFE_MS = 60_000;

/** First pages of both consoles. The module has no tables and reads through the doors of other modules. */
export const overview = defineModule({
  name: 'overview',
  open: ({ database, analytics, catalogue, site, staffWork, waitingWork: parts }: OverviewContext): OpenOverview => ({
    ...{ database, analytics, catalogue, site, staffWork },
    waitingWork: parts,
    mallDays: memoizeWithTtl({ max: 1, ttlMs: MALL_DAYS_LIFE_MS }, (timeZone) =>
      readMallDays(database.queries, timeZone),
    ),
  }),
  operations: {
    ...{ storeOverview, storeSearch, waitingWork },
    ...{ mallOverview, staffSearch, staffWaiting },
  },
  // Notifies stores from jobs, not in the transactions of the events: NOTIFY serialises commits, so payments would wait
  // for each other.
  subscriptions: [
    {
      event: TRADE_SETTLED,
      subscriber: 'overview',
      handle: job('mail', z.object({ tradeId: z.int() }), notifyStoresOfTrade),
    },
    {
      event: STOCK_CHANGED,
      subscriber: 'overview',
      handle: job('mail', z.object({ productIds: z.array(z.int()) }), notifyStoresOfProducts),
    },
  ],
});

async function notifyStoresOfTrade({ database: { queries } }: OverviewContext, { tradeId }: { tradeId: number }) {
  await notifyStores(queries, await storesOfTrade(queries, tradeId));
}

async function notifyStoresOfProducts(
  { database: { queries } }: OverviewContext,
  { productIds }: { productIds: number[] },
) {
  await notifyStores(queries, [...(await storesOfProducts(queries, productIds)).values()]);
}
