import type { OwnCoupon } from '@galleria/contract/coupons';
import { mainUnits } from '@galleria/domain/money/main-units';
import { COUPON_STATUS, type CouponStatus, type CouponTerms, tenthsPaid } from '@galleria/domain/promotions/coupons';
import { type Locale, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import { formatApiTime } from '../../infra/dialect-time.ts';
import type { PromotionsContext } from './context.ts';
import type { OwnCouponTerms } from './own-coupons-db.ts';

export type ShownOwnCoupon = z.infer<typeof OwnCoupon>;

const KIND_NUMBER = { cash: 1, percent: 2 } as const;
const SCOPE_NUMBER = { all: 0, products: 1, categories: 2 } as const;
const PLATFORM = 0;
/** So many categories or products are named. */
const MOST_NAMES = 3;

type NamedTerms = CouponTerms & { readonly name: LocaleTexts };
type Names = Pick<PromotionsContext, 'stores' | 'catalogue'>;

/** How coupons are shown wherever they are, with the names they go by; at most one statement for all of them. */
export async function prepareShowing({ stores, catalogue }: Names, terms: readonly CouponTerms[], locale: Locale) {
  const prodIds = new Set(terms.filter(({ scope }) => scope === 'products').flatMap(namedIds));
  const [heads, categories, cards] = await Promise.all([
    stores.summaries(locale),
    catalogue.categoryNames(locale),
    prodIds.size > 0 ? catalogue.cards([...prodIds], locale) : undefined,
  ]);
  const nameOf = (scope: CouponTerms['scope'], id: number) =>
    scope === 'products' ? cards?.get(id)?.prodName : categories.get(id)?.name;
  return (coupon: NamedTerms) => ({
    couponId: coupon.couponId,
    couponName: textIn(coupon.name, locale),
    shopId: coupon.storeId ?? PLATFORM,
    shopName: coupon.storeId === null ? '' : (heads.get(coupon.storeId)?.shopName ?? ''),
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
  return scopeIds.slice(0, MOST_NAMES);
}

export async function showOwnCoupons(
  names: Names,
  terms: readonly OwnCouponTerms[],
  locale: Locale,
  status: CouponStatus = COUPON_STATUS.notUsed,
): Promise<ShownOwnCoupon[]> {
  const show = await prepareShowing(names, terms, locale);
  return terms.map((coupon) => ({
    ...show(coupon),
    couponUserId: coupon.ownCouponId,
    userStartTime: formatApiTime(coupon.validFrom),
    userEndTime: formatApiTime(coupon.validUntil),
    userEndTimeIso: coupon.validUntil.toISOString(),
    status,
    isYetToStart: status === COUPON_STATUS.notUsed && coupon.isYetToStart,
  }));
}
