import { saveStoreCoupon, saveStoreDiscount } from '@galleria/contract/promotions/store-marketing';
import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { nameIn, OWN_STORE } from '../access-world.ts';

const PERIOD = { offeredFrom: '2040-01-01 00:00:00', offeredUntil: '2040-12-31 00:00:00', validDays: 30 };

const couponIn = (storeId: number) => ({
  names: { en: nameIn(storeId) },
  ...{ kind: 'cash', amount: 5, threshold: 50, scope: 'all', total: 10, ...PERIOD },
});

const coupon: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ couponId: number }>(storeId, saveStoreCoupon, couponIn(storeId))).couponId,
  absent: ABSENT_ID,
};

/** Discounts of a store must not overlap, so each has a year of its own. */
let year = 2041;

const discountIn = (storeId: number) => ({
  ...{ names: { en: nameIn(storeId) }, kind: 'spend', steps: [{ from: 100, off: 10 }] },
  ...{ startTime: `${++year}-01-01 00:00:00`, endTime: `${year}-12-31 00:00:00` },
});

const discount: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ discountId: number }>(storeId, saveStoreDiscount, discountIn(storeId))).discountId,
  absent: ABSENT_ID,
};

const productOnSale: StoreObject = {
  make: (world, storeId) =>
    world.sql('select id from product where store_id = $1 and status = 1 order by id limit 1', storeId),
  absent: ABSENT_ID,
};

export const marketingAccess: AccessRows = {
  storeCouponPage: noObject(),
  storeCouponInfo: oneObject(coupon, (couponId) => ({ couponId })),
  saveStoreCoupon: [
    oneObject(coupon, (couponId) => ({ ...couponIn(OWN_STORE), couponId })),
    oneObject(productOnSale, (id) => ({ ...couponIn(OWN_STORE), scope: 'products', scopeIds: [id] })),
  ],
  changeStoreCouponState: oneObject(coupon, (couponId) => ({ couponId, to: 'off' })),
  deleteStoreCoupon: oneObject(coupon, (couponId) => ({ couponId })),
  storeDiscountPage: noObject(),
  storeDiscountInfo: oneObject(discount, (discountId) => ({ discountId })),
  saveStoreDiscount: [
    oneObject(discount, (discountId) => ({ ...discountIn(OWN_STORE), discountId })),
    oneObject(productOnSale, (id) => ({ ...discountIn(OWN_STORE), prodIds: [id] })),
  ],
  changeStoreDiscountState: oneObject(discount, (discountId) => ({ discountId, to: 'on' })),
  deleteStoreDiscount: oneObject(discount, (discountId) => ({ discountId })),
};
