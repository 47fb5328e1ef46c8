import type { OutputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/promotions/store-marketing';
import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import { presentStep } from '../present-discount.ts';
import type { CouponValues, GrantedCouponRow } from './granted-coupons-db.ts';
import type { PromotionResults } from './results-db.ts';
import type { DiscountValues, StoreDiscountRow } from './store-discounts-db.ts';

type PresentedDiscount = OutputOf<typeof contract.storeDiscountPage>['records'][number];

/** An invalid date for a text that is not a time; the validation rules refuse it. */
export function parseTime(text: string | null): Date {
  return parseApiTime(text ?? '');
}

const timeOrNull = (moment: Date | null) => moment && formatApiTime(moment);
const toResults = ({ orders, paidCents, offCents }: PromotionResults) => ({
  orders,
  broughtIn: mainUnits(paidCents),
  givenAway: mainUnits(offCents),
});

export function presentCoupon({ coupon, state }: GrantedCouponRow, results: PromotionResults, locale: Locale) {
  const { kind, percentOff, scope, afterDays, validDays, total, left, perPerson, isOn } = coupon;
  return {
    couponId: coupon.id,
    name: textIn(coupon.name, locale),
    ...{ kind, percentOff, scope, afterDays, validDays, total, perPerson, isOn, state },
    amount: mainUnits(coupon.amountCents),
    mostOff: coupon.mostOffCents === null ? null : mainUnits(coupon.mostOffCents),
    threshold: mainUnits(coupon.thresholdCents),
    scopeCount: coupon.scopeIds.length,
    offeredFrom: formatApiTime(coupon.offeredFrom),
    offeredUntil: formatApiTime(coupon.offeredUntil),
    validFrom: timeOrNull(coupon.validFrom),
    validUntil: timeOrNull(coupon.validUntil),
    collected: total - left,
    ...toResults(results),
  };
}

export function presentStoreDiscount(
  { discount, state }: StoreDiscountRow,
  results: PromotionResults,
  locale: Locale,
): PresentedDiscount {
  const { kind, prodIds, isOn } = discount;
  return {
    discountId: discount.id,
    name: textIn(discount.name, locale),
    ...{ kind, prodIds, isOn, state },
    steps: discount.steps.map((step) => presentStep(kind, step)),
    startTime: formatApiTime(discount.startsAt),
    endTime: formatApiTime(discount.endsAt),
    ...toResults(results),
  };
}

/** The values of a coupon for the audit log. */
export function recordedCoupon(coupon: CouponValues) {
  const { name, kind, amountCents, percentOff, mostOffCents, thresholdCents, scope, scopeIds, total, perPerson } =
    coupon;
  const { offeredFrom, offeredUntil, validFrom, validUntil, afterDays, validDays, storePercent, budgetCents } = coupon;
  return {
    ...{ name, kind, amountCents, percentOff, mostOffCents, thresholdCents, scope, scopeIds, total, perPerson },
    ...{ offeredFrom, offeredUntil, validFrom, validUntil, afterDays, validDays },
    ...(storePercent !== undefined && { storePercent, budgetCents }),
  };
}

export function recordedDiscount({ name, kind, steps, prodIds, startsAt, endsAt }: DiscountValues) {
  return { name, kind, steps, prodIds, startsAt, endsAt };
}
