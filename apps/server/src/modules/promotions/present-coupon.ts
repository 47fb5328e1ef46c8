import type { OwnCoupon } from '@galleria/contract/promotions/coupons';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { COUPON_STATUS, type CouponStatus, type CouponTerms, tenthsPaid } from '@galleria/domain/promotions/coupons';
import { type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import { PLATFORM_STORE } from '@galleria/domain/stores/store-status';
import type { z } from 'zod';
import type { PromotionsContext } from './index.ts';
import type { OwnCouponTerms } from './own-coupons-db.ts';

type PresentedOwnCoupon = z.infer<typeof OwnCoupon>;

const KIND_NUMBER = { cash: 1, percent: 2 } as const;
const SCOPE_NUMBER = { all: 0, products: 1, categories: 2, stores: 3 } as const;
/** The most categories or products that a coupon's text names. */
const MAX_NAMES = 3;

type NamedTerms = CouponTerms & { readonly name: LocaleTexts };
type NameSources = Pick<PromotionsContext, 'stores' | 'catalogue'>;

/** Looks up the names for all coupons at once (at most one statement) and returns the function that presents one. */
export async function preparePresenting(
  { stores, catalogue }: NameSources,
  terms: readonly CouponTerms[],
  locale: Locale,
) {
  const prodIds = new Set(terms.filter(({ scope }) => scope === 'products').flatMap(namedIds));
  const [summaries, categories, cards] = await Promise.all([
    stores.summaries(locale),
    catalogue.categoryNames(locale),
    prodIds.size > 0 ? catalogue.cards([...prodIds], locale) : undefined,
  ]);
  const nameOf = (scope: CouponTerms['scope'], id: number) => {
    if (scope === 'stores') return summaries.get(id)?.shopName;
    return scope === 'products' ? cards?.get(id)?.prodName : categories.get(id)?.name;
  };
  return (coupon: NamedTerms) => ({
    couponId: coupon.couponId,
    couponName: textIn(coupon.name, locale),
    shopId: coupon.storeId ?? PLATFORM_STORE,
    shopName: coupon.storeId === null ? '' : (summaries.get(coupon.storeId)?.shopName ?? ''),
    couponType: KIND_NUMBER[coupon.kind],
    reduceAmount: mainUnits(coupon.amountCents),
    couponDiscount: coupon.kind === 'percent' ? tenthsPaid(coupon.percentOff) : 0,
    percentOff: coupon.percentOff,
    mostOff: coupon.mostOffCents === null ? null : mainUnits(coupon.mostOffCents),
    cashCondition: mainUnits(coupon.thresholdCents),
    suitableProdType: SCOPE_NUMBER[coupon.scope],
    scopeNames: namedIds(coupon).flatMap((id) => nameOf(coupon.scope, id) ?? []),
  });
}

function namedIds({ scopeIds }: CouponTerms): readonly number[] {
  return scopeIds.slice(0, MAX_NAMES);
}

export async function presentOwnCoupons(
  sources: NameSources,
  terms: readonly OwnCouponTerms[],
  locale: Locale,
  status: CouponStatus = COUPON_STATUS.notUsed,
): Promise<PresentedOwnCoupon[]> {
  const present = await preparePresenting(sources, terms, locale);
  return terms.map((coupon) => ({
    ...present(coupon),
    couponUserId: coupon.ownCouponId,
    userStartTime: formatApiTime(coupon.validFrom),
    userEndTime: formatApiTime(coupon.validUntil),
    userEndTimeIso: coupon.validUntil.toISOString(),
    status,
    isYetToStart: status === COUPON_STATUS.notUsed && coupon.isYetToStart,
  }));
}
