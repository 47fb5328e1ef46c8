import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { defineModule, plainJob } from '../../infra/modules/define-module.ts';
import { type CurrentActivities, cacheActivities, type GiftReader, type PriceReader } from './current-activities.ts';
import { hasActivities, postponeActivity, repeatFlashSale, seedActivity, seedPool } from './seed.ts';
import { turnActivities } from './turn-activities.ts';
import { deleteOldPaths } from './units/close-pools.ts';

export { type ActivityPrice, readCheapestNow, readOwnPricesNow } from './activities-db.ts';
export {
  countApplications,
  markRefused,
  readApplications,
  readRoundProducts,
} from './applications-db.ts';
export { approveActivity } from './approve-activity.ts';
export type { CurrentActivities, GiftReader, PriceReader } from './current-activities.ts';
export { claimFirstOrder, hasFirstOrder, releaseFirstOrder, settleFirstOrder } from './first-orders-db.ts';
export { type GiftRule, readGivenGifts, reserveGifts, returnGifts } from './gifts-db.ts';
export { activityOfCard, flashStocks, presentActivityTimes, presentProductActivity } from './present-activity.ts';
export {
  type ActivityRow,
  findActivity,
  findClashes,
  readActivities,
  readActivitiesBetween,
  readActivityItems,
  readRecentIds,
} from './read-activities-db.ts';
export { type ActivityResults, readActivityResults, recordActivityUses } from './results-db.ts';
export { runningByKind } from './running-activities.ts';
export { deleteActivity, saveActivity, stopActivity, takeDown } from './save-activity.ts';
export { ACTIVITY_STARTED, ACTIVITY_TAKEN_DOWN, ACTIVITY_TURNED } from './turn-activities.ts';
export { fillPool, reserveUnits, returnUnits } from './units/pool.ts';
export { readPoolStocks } from './units/units-db.ts';
export { type ActivityViews, recordActivityViews } from './views-db.ts';
export { lockActivitiesOf, lockComing, type NewItem } from './write-activities-db.ts';

/** Must not be called inside a transaction: a cache miss takes a second connection. */
export interface Activities {
  /** The current activities, cached. */
  current(): Promise<CurrentActivities>;
  /** A reader of the prices at the transaction's time: these are charged. */
  priceReader(): Promise<PriceReader>;
  /** A reader of the gifts that come with goods at the transaction's time. */
  giftReader(): Promise<GiftReader>;
  /**
   * Milliseconds until the first start or end after `sinceMs`, by the local clock and the cached activities; negative
   * when it has passed.
   */
  msUntilPriceChange(sinceMs: number): number;
  /** Called when a submission found no free piece of a SKU in a flash sale. */
  markSoldOut(activityId: number, skuId: number): void;
}

interface Needs {
  readonly database: Database;
  readonly cache: Cache;
}

export type ActivitiesContext = Activities & { readonly database: Database };

/**
 * Which SKU has which price in which activity, and when. The module `marketing` has the operations of stores, staff and
 * buyers.
 */
export const activities = defineModule({
  name: 'activities',
  open: ({ database, cache }: Needs): ActivitiesContext => ({ database, ...cacheActivities(database.queries, cache) }),
  operations: {},
  jobs: { turnActivities: plainJob('critical', turnActivities), deleteOldPaths: plainJob('bulk', deleteOldPaths) },
  schedule: { turnActivities: '* * * * *', deleteOldPaths: '17 * * * *' },
  seed: { hasActivities, postponeActivity, repeatFlashSale, seedActivity, seedPool },
});
