import { saveStoreActivity } from '@galleria/contract/activities/store-activities';
import { type AccessWorld, nameIn, SKU_OF_STORE } from './access-world.ts';

/** Activities for the same SKU must not overlap, so each has a year of its own. */
let year = 2041;

/** The years of all these activities. */
export const ACTIVITY_YEARS = { startTime: '2040-01-01 00:00:00', endTime: '2990-01-01 00:00:00' };

export const skuOf = (world: AccessWorld, storeId: number) => world.sql<number>(SKU_OF_STORE, storeId);

export const activityWith = (storeId: number, skuId: string | number) => ({
  ...{ kind: 'limitedTime', names: { en: nameIn(storeId) }, items: [{ skuId, price: 0.01 }] },
  ...{ startTime: `${++year}-01-01 00:00:00`, endTime: `${year}-02-01 00:00:00` },
});

export async function makeActivity(world: AccessWorld, storeId: number): Promise<number> {
  const input = activityWith(storeId, await skuOf(world, storeId));
  return (await world.call<{ activityId: number }>(storeId, saveStoreActivity, input)).activityId;
}
