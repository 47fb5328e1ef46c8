import { saveStoreActivity } from '@galleria/contract/activities/store-activities';
import { DAY_MS } from '@galleria/domain/site/durations';
import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { type AccessWorld, nameIn, OWN_STORE, SKU_OF_STORE } from '../access-world.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

/** Activities for the same SKU must not overlap, so each has a year of its own. */
let year = 2041;

const LONG = { startTime: '2040-01-01 00:00:00', endTime: '2990-01-01 00:00:00' };

const skuOf = (world: AccessWorld, storeId: number) => world.sql<number>(SKU_OF_STORE, storeId);

const activityWith = (storeId: number, skuId: string | number) => ({
  ...{ kind: 'limitedTime', names: { en: nameIn(storeId) }, items: [{ skuId, price: 0.01 }] },
  ...{ startTime: `${++year}-01-01 00:00:00`, endTime: `${year}-02-01 00:00:00` },
});

async function makeActivity(world: AccessWorld, storeId: number): Promise<number> {
  const input = activityWith(storeId, await skuOf(world, storeId));
  return (await world.call<{ activityId: number }>(storeId, saveStoreActivity, input)).activityId;
}

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
  storeActivityCalendar: noObject({ from: LONG.startTime, to: LONG.endTime }),
  storeActivityInfo: oneObject(activity, (activityId) => ({ activityId })),
  storeGroupCounts: oneObject(activity, (activityId) => ({ activityId })),
  storeOpenGroups: oneObject(activity, (activityId) => ({ activityId })),
  storeFlashRounds: noObject(),
  activityCandidates: oneObject(product, (prodIds) => ({ prodIds })),
  activityClashes: oneObject(skuInActivity, (skuId) => ({ ...LONG, skuIds: [skuId] })),
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

const anyActivity: StaffObject = { make: (world) => makeActivity(world, OWN_STORE), absent: ABSENT_ID };

/** Approved flash sales must not overlap either. */
let flashRound = 0;

/** A flash sale that waits for approval. */
const flashSale: StaffObject = {
  make: async (world) => {
    const { startTime: _, endTime: __, ...draft } = activityWith(OWN_STORE, await skuOf(world, OWN_STORE));
    const flashDay = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const items = draft.items.map((item) => ({ ...item, pieces: 1 }));
    const input = { ...draft, kind: 'flashSale', terms: { flashDay, flashRound: flashRound++ }, items };
    return (await world.call<{ activityId: number }>(OWN_STORE, saveStoreActivity, input)).activityId;
  },
  absent: ABSENT_ID,
};

const ROUNDS = Array.from({ length: 12 }, (_, round) => ({ round, isOpen: true, productsPerStore: 5 }));

export const activitiesStaffAccess: StaffRows = {
  mallActivityPage: staffCall(),
  mallActivityInfo: staffCallOn(anyActivity, (activityId) => ({ activityId })),
  mallGroupCounts: staffCallOn(anyActivity, (activityId) => ({ activityId })),
  mallOpenGroups: staffCallOn(anyActivity, (activityId) => ({ activityId })),
  mallActivityCalendar: staffCall({ from: LONG.startTime, to: LONG.endTime }),
  platformPreferredList: staffCall(),
  preferredCandidates: staffCall({ prodIds: '1' }),
  savePreferredProducts: staffCall({ prodIds: [], seenProdIds: [] }),
  platformNewUserList: staffCall(),
  saveNewUserProducts: staffCall({ prodIds: [], seenProdIds: [] }),
  flashRoundList: staffCall(),
  saveFlashRounds: staffCall({ rounds: ROUNDS }),
  flashApplicationPage: staffCall(),
  approveFlashSale: staffCallOn(flashSale, (activityId) => ({ activityId, version: 1 })),
  refuseFlashSale: staffCallOn(flashSale, (activityId) => ({ activityId, version: 1, reason: 'Access' })),
  takeDownActivity: staffCallOn(anyActivity, (activityId) => ({ activityId, reason: 'Access' })),
};
