import { randomUUID } from 'node:crypto';
import { ABSENT_ID } from '../access-row.ts';
import { OWN_STORE } from '../access-world.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const store: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into store (name, intro, logo, status, folded_names)
      values ('{"en": "Access"}', '{}', '', 1, 'access') returning id`),
  absent: ABSENT_ID,
};

/** A store with people and orders that the cache knows. */
const busyStore: StaffObject = { make: async () => OWN_STORE, absent: ABSENT_ID };

/** Each rate begins in a year of its own, so that it can be withdrawn. */
let year = 2100;

const plannedRate: StaffObject = {
  make: ({ sql }) =>
    sql(
      `insert into commission_rate (store_id, basis_points, valid_from, set_by)
       values ($1, 500, make_date($2::int, 1, 1), $3) returning id`,
      ...[OWN_STORE, ++year, randomUUID()],
    ),
  absent: ABSENT_ID,
};

const COUPON = {
  ...{ names: { en: 'Access' }, kind: 'cash', amount: 5, threshold: 50, scope: 'all', total: 10 },
  ...{ offeredFrom: '2040-01-01 00:00:00', offeredUntil: '2040-12-31 00:00:00', validDays: 30 },
};

const coupon: StaffObject = {
  make: ({ sql }) =>
    sql(`insert into coupon (name, kind, amount_cents, threshold_cents, scope, offered_from, offered_until, valid_days,
        total, left_count)
      values ('{"en": "Access"}', 'cash', 500, 5000, 'all', mall_now(), mall_now() + interval '1 day', 30, 10, 10)
      returning id`),
  absent: ABSENT_ID,
};

export const storesStaffAccess: StaffRows = {
  platformStorePage: staffCall(),
  storeOptions: staffCallOn(store, (ids) => ({ ids })),
  platformStoreInfo: staffCallOn(store, (storeId) => ({ storeId })),
  platformStorePeople: staffCallOn(busyStore, (storeId) => ({ storeId })),
  platformStoreFigures: staffCallOn(busyStore, (storeId) => ({ storeId })),
  changeStoreStatus: staffCallOn(store, (storeId) => ({ storeId, to: 'paused', reason: 'Access' })),
  setStorePreferred: staffCallOn(store, (storeId) => ({ storeId, isPreferred: false })),
  orderPreferredStores: staffCall({ storeIds: [1] }),
  commissionRatePage: staffCall(),
  saveCommissionRate: staffCallOn(busyStore, (storeId) => ({ storeId, percent: 5 })),
  withdrawCommissionRate: staffCallOn(plannedRate, (rateId) => ({ rateId })),
  platformCouponPage: staffCall(),
  platformCouponInfo: staffCallOn(coupon, (couponId) => ({ couponId })),
  savePlatformCoupon: staffCallOn(coupon, (couponId) => ({ ...COUPON, couponId })),
  changePlatformCouponState: staffCallOn(coupon, (couponId) => ({ couponId, to: 'off' })),
  deletePlatformCoupon: staffCallOn(coupon, (couponId) => ({ couponId })),
};
