import type { OwnCoupon } from '@galleria/contract/promotions/coupons';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { Cache } from '../../infra/cache/cache.ts';
import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { Activities } from '../activities/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Stores } from '../stores/index.ts';
import { buyerCouponPage } from './buyer-coupon-page.ts';
import { collectCoupon } from './collect-coupon.ts';
import { couponPage } from './coupon-page.ts';
import { type CouponScope, readStoresWithCoupons } from './coupons-db.ts';
import { discountInfo, productDiscounts } from './discount-info.ts';
import type { NamedDiscount } from './discounts-db.ts';
import { ownCouponPage, usableCoupons } from './own-coupon-page.ts';
import { deleteOwnCoupons, type OwnCouponTerms, readAllOwnCoupons } from './own-coupons-db.ts';
import {
  changePlatformCouponState,
  deletePlatformCoupon,
  platformCouponInfo,
  platformCouponPage,
  savePlatformCoupon,
} from './platform-coupons/platform-coupons.ts';
import { presentOwnCoupons } from './present-coupon.ts';
import { productCoupons } from './product-coupons.ts';
import { type CurrentDiscounts, cacheCouponScopes, cacheDiscounts, runningAt } from './promotions-cache.ts';
import {
  hasCoupons,
  postponePromotions,
  readCouponPeriods,
  readDiscountPeriods,
  seedCoupons,
  seedDiscounts,
  seedOwnCoupons,
} from './seed.ts';
import {
  changeStoreCouponState,
  deleteStoreCoupon,
  saveStoreCoupon,
  storeCouponInfo,
  storeCouponPage,
} from './store-promotions/store-coupons.ts';
import {
  changeStoreDiscountState,
  deleteStoreDiscount,
  saveStoreDiscount,
  storeDiscountInfo,
  storeDiscountPage,
} from './store-promotions/store-discounts.ts';

export { presentCollectable, readCollectable } from './collectable-coupons.ts';
export type { Offer as OfferedTerms } from './coupons-db.ts';
export type { NamedDiscount } from './discounts-db.ts';
export { isOwnCoupon, type OwnCouponTerms, readOwnCoupons } from './own-coupons-db.ts';
export { presentDiscount } from './present-discount.ts';
export { runningAt } from './promotions-cache.ts';
export { redeemCoupons, returnCoupons } from './redeem-coupons.ts';
export type { CouponDraft, Period } from './seed.ts';
export { type PromotionUse, recordPromotionUses } from './store-promotions/results-db.ts';

/** Must not be called inside a transaction: a cache miss takes a second connection. */
export interface Promotions {
  /** Discounts that run now, cached. */
  discounts(): Promise<readonly NamedDiscount[]>;
  /** Current and future discounts, with their dates, cached. */
  currentDiscounts(): Promise<CurrentDiscounts>;
  /** Stores with a coupon that can be collected, cached. */
  storesWithCoupons(): Promise<ReadonlySet<number>>;
  /** The scope of a coupon: the products it applies to. Cached. */
  couponScope(couponId: number): Promise<CouponScope | undefined>;
  /** Usable coupons in the API wire format. */
  presentOwnCoupons(terms: readonly OwnCouponTerms[], locale: Locale): Promise<z.infer<typeof OwnCoupon>[]>;
}

interface Needs {
  readonly database: Database;
  readonly cache: Cache;
  readonly stores: Pick<Stores, 'summaries'>;
  readonly catalogue: Pick<Catalogue, 'cards' | 'categoryNames'>;
  readonly activities: Pick<Activities, 'priceReader'>;
}

export type PromotionsContext = Promotions & Omit<Needs, 'cache'>;

export const promotionsPersonalData: PersonalData = {
  capability: 'coupons',
  read: async (queries, userId) => {
    const coupons = await readAllOwnCoupons(queries, userId);
    return coupons.map(({ couponId, collectedAt, validFrom, validUntil, redeemedAt }) => ({
      couponId,
      collectedAt: collectedAt.toISOString(),
      validFrom: validFrom.toISOString(),
      validUntil: validUntil.toISOString(),
      spentAt: redeemedAt?.toISOString() ?? null,
    }));
  },
  // The order keeps the reduction by the coupon, but not which buyer had collected it.
  erase: ({ queries }, userId) => deleteOwnCoupons(queries, userId),
};

/** Coupons of stores and the platform, and discounts of stores. */
export const promotions = defineModule({
  name: 'promotions',
  open: ({ database, cache, stores, catalogue, activities }: Needs): PromotionsContext => {
    const { queries } = database;
    const currentDiscounts = cacheDiscounts(queries, cache);
    const storesWithCoupons = cache.perLocale('promotions', async () => new Set(await readStoresWithCoupons(queries)));
    return {
      database,
      stores,
      catalogue,
      activities,
      discounts: async () => runningAt(await currentDiscounts()).map(({ discount }) => discount),
      currentDiscounts,
      storesWithCoupons: () => storesWithCoupons(DEFAULT_LOCALE),
      couponScope: cacheCouponScopes(queries, cache, catalogue),
      presentOwnCoupons: (terms, locale) => presentOwnCoupons({ stores, catalogue }, terms, locale),
    };
  },
  operations: {
    buyerCouponPage,
    ...{ couponPage, productCoupons, ownCouponPage, collectCoupon, usableCoupons, discountInfo, productDiscounts },
    ...{ storeCouponPage, storeCouponInfo, saveStoreCoupon, changeStoreCouponState, deleteStoreCoupon },
    ...{ platformCouponPage, platformCouponInfo, savePlatformCoupon, changePlatformCouponState, deletePlatformCoupon },
    ...{ storeDiscountPage, storeDiscountInfo, saveStoreDiscount, changeStoreDiscountState, deleteStoreDiscount },
  },
  personalData: [promotionsPersonalData],
  seed: {
    hasCoupons,
    postponePromotions,
    readCouponPeriods,
    readDiscountPeriods,
    seedCoupons,
    seedDiscounts,
    seedOwnCoupons,
  },
});
