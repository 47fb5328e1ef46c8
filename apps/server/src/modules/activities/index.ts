import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { type CurrentActivities, cacheActivities, type GiftReader, type PriceReader } from './current-activities.ts';
import { turnActivities } from './turn-activities.ts';

export { type ActivityPrice, readCheapestNow } from './activities-db.ts';
export type { CurrentActivities, GiftReader, PriceReader } from './current-activities.ts';
export { claimFirstOrder, hasFirstOrder, releaseFirstOrder, settleFirstOrder } from './first-orders-db.ts';
export { type GiftRule, readGivenGifts, returnGifts, takeGifts } from './gifts-db.ts';
export { activityOfCard, presentActivityTimes, presentProductActivity } from './present-activity.ts';
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
export { hasActivities, postponeActivity, seedActivity } from './seed.ts';
export { ACTIVITY_STARTED, ACTIVITY_TAKEN_DOWN, ACTIVITY_TURNED } from './turn-activities.ts';
export { type ActivityViews, recordActivityViews } from './views-db.ts';
export { lockComing } from './write-activities-db.ts';

/** Must not be called inside a transaction: a cache miss takes a second connection. */
export interface Activities {
  /** The prices of now, cached. */
  current(): Promise<CurrentActivities>;
  /** Reads what holds at the instant of a transaction: this is what is charged. */
  priceReader(): Promise<PriceReader>;
  /** Reads which gifts come with goods at the instant of a transaction. */
  giftReader(): Promise<GiftReader>;
  /** Until an activity starts or ends, as far as this process knows. */
  msUntilTurn(): number;
}

interface Needs {
  readonly database: Database;
  readonly cache: Cache;
}

export type ActivitiesContext = Activities & { readonly database: Database };

/** Which SKU has which price in which activity, and when. What stores, staff and shoppers do with them is `marketing`. */
export const activities = defineModule({
  name: 'activities',
  open: ({ database, cache }: Needs): ActivitiesContext => ({ database, ...cacheActivities(database.queries, cache) }),
  operations: {},
  jobs: { turnActivities },
  schedule: { turnActivities: '* * * * *' },
});
