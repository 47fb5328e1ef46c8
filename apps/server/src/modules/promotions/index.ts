import type { OutputOf, ParsedInputOf } from '@galleria/contract/operation';
import type { couponPage, ownCouponPage } from '@galleria/contract/promotions';
import type { CouponStatus } from '@galleria/domain/promotions/coupons';
import { DEFAULT_LOCALE, type Locale } from '@galleria/domain/site/locales';
import type { Caller } from '../../infra/calls/use-case.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Buyer, Paging, PromotionsContext } from './context.ts';
import { showOffers } from './coupon-centre.ts';
import { couponRecords } from './coupon-records.ts';
import { openScopes } from './coupon-scopes.ts';
import { type CouponScope, readStoresWithCoupons } from './coupons-db.ts';
import type { NamedDiscount } from './discounts-db.ts';
import { showOwnPage, showUsable } from './own-coupons.ts';
import type { OwnCouponTerms } from './own-coupons-db.ts';
import { receiveCoupon } from './receive-coupon.ts';
import { promotionRoutes } from './routes.ts';
import { openDiscounts } from './running-discounts.ts';
import { type ShownOwnCoupon, showOwnCoupons } from './show-coupon.ts';

export { hasCoupons } from './coupons-db.ts';
export type { NamedDiscount } from './discounts-db.ts';
export { isOwnCoupon, type OwnCouponTerms, readOwnCoupons } from './own-coupons-db.ts';
export { type Period, readCouponPeriods, readDiscountPeriods } from './postpone-db.ts';
export { giveCoupons } from './receive-coupon.ts';
export { returnCoupons, spendCoupons } from './spend-coupons.ts';
export { seedCoupons, seedDiscounts, type CouponDraft, postponePromotions } from './write-promotions.ts';

/** What makes things cheaper: coupons, and what stores take off by themselves. */
export interface Promotions {
  /** What stores take off now, from memory. Never asked inside a transaction. */
  discounts(): Promise<readonly NamedDiscount[]>;
  /** Stores of which a coupon can be collected, from memory. Never asked inside a transaction. */
  storesWithCoupons(): Promise<ReadonlySet<number>>;
  /** What a coupon is good for, from memory. Never asked inside a transaction. */
  couponScope(couponId: number): Promise<CouponScope | undefined>;
  /** Coupons that can still be used, as the contract shows them. Never asked inside a transaction. */
  showOwnCoupons(terms: readonly OwnCouponTerms[], locale: Locale): Promise<ShownOwnCoupon[]>;
  offers(
    question: ParsedInputOf<typeof couponPage>,
    caller: Pick<Caller, 'actor' | 'locale'>,
  ): Promise<OutputOf<typeof couponPage>>;
  receive(couponId: number, buyer: Buyer): ReturnType<typeof receiveCoupon>;
  ownPage(page: Paging & { status: CouponStatus }, buyer: Buyer): Promise<OutputOf<typeof ownCouponPage>>;
  usable(prodId: number, buyer: Buyer): Promise<ShownOwnCoupon[]>;
}

export function openPromotions(context: PromotionsContext): Promotions {
  const { database, cache } = context;
  const withCoupons = cache.perLocale('promotions', async () => new Set(await readStoresWithCoupons(database.queries)));
  return {
    discounts: openDiscounts(context),
    storesWithCoupons: () => withCoupons(DEFAULT_LOCALE),
    couponScope: openScopes(context),
    showOwnCoupons: (terms, locale) => showOwnCoupons(context, terms, locale),
    offers: (question, caller) => showOffers(context, question, caller),
    receive: (couponId, buyer) => receiveCoupon(context, couponId, buyer),
    ownPage: (page, buyer) => showOwnPage(context, page, buyer),
    usable: (prodId, buyer) => showUsable(context, prodId, buyer),
  };
}

export const promotions = adaptModule('promotions', openPromotions, promotionRoutes, [couponRecords]);
