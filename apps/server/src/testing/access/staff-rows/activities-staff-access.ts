import { saveStoreActivity } from '@galleria/contract/activities/store-activities';
import { DAY_MS } from '@galleria/domain/site/durations';
import { ABSENT_ID } from '../access-row.ts';
import { OWN_STORE } from '../access-world.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';
import { ACTIVITY_YEARS, activityWith, makeActivity, skuOf } from '../store-activity.ts';

const anyActivity: StaffObject = { make: (world) => makeActivity(world, OWN_STORE), absent: ABSENT_ID };

/** Approved flash sales must not overlap. */
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
  mallActivityCalendar: staffCall({ from: ACTIVITY_YEARS.startTime, to: ACTIVITY_YEARS.endTime }),
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
