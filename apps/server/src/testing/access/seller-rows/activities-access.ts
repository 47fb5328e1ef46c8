import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { OWN_STORE } from '../access-world.ts';
import { ACTIVITY_YEARS, activityWith, makeActivity, skuOf } from '../store-activity.ts';

const activity: StoreObject = { make: makeActivity, absent: ABSENT_ID };

const sku: StoreObject = { make: skuOf, absent: ABSENT_ID };

const skuInActivity: StoreObject = {
  make: async (world, storeId) => {
    await makeActivity(world, storeId);
    return skuOf(world, storeId);
  },
  absent: ABSENT_ID,
};

const product: StoreObject = {
  make: (world, storeId) =>
    world.sql('select id from product where store_id = $1 and status = 1 order by id limit 1', storeId),
  absent: ABSENT_ID,
};

export const activitiesAccess: AccessRows = {
  storeActivityPage: noObject(),
  storeActivityCalendar: noObject({ from: ACTIVITY_YEARS.startTime, to: ACTIVITY_YEARS.endTime }),
  storeActivityInfo: oneObject(activity, (activityId) => ({ activityId })),
  storeGroupCounts: oneObject(activity, (activityId) => ({ activityId })),
  storeOpenGroups: oneObject(activity, (activityId) => ({ activityId })),
  storeFlashRounds: noObject(),
  activityCandidates: oneObject(product, (prodIds) => ({ prodIds })),
  activityClashes: oneObject(skuInActivity, (skuId) => ({ ...ACTIVITY_YEARS, skuIds: [skuId] })),
  saveStoreActivity: [
    oneObject(activity, async (activityId, world) => ({
      ...activityWith(OWN_STORE, await skuOf(world, OWN_STORE)),
      activityId,
    })),
    oneObject(sku, (skuId) => activityWith(OWN_STORE, skuId)),
  ],
  stopStoreActivity: oneObject(activity, (activityId) => ({ activityId })),
  deleteStoreActivity: oneObject(activity, (activityId) => ({ activityId })),
};
