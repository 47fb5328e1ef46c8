import { parseApiTime } from '@galleria/contract/wire/api-time';
import { centsOf } from '@galleria/domain/money/main-units';
import { formatDate, formatDay } from '@galleria/i18n/formats';
import { useLocale, useText } from '../../messages/messages.tsx';
import { useMoneyText } from '../money/money-text.ts';
import { type CentreCoupon, COUPON_SCOPE, type CouponFace, type OwnCoupon, VALID_TIME } from './coupon-face.ts';
import { namesInLine } from './names-in-line.ts';

/** Conditions, scope and validity of a coupon, in words. */
export function useCouponText() {
  const text = useText();
  const locale = useLocale();
  const moneyText = useMoneyText();
  const day = (time: string) => formatDate(locale, parseApiTime(time));

  /** The minimum amount and, for a percent coupon, the maximum reduction. */
  function conditions({ cashCondition, mostOff }: CouponFace): string[] {
    const least =
      cashCondition > 0
        ? text('promotions.ticket.from', { amount: moneyText(centsOf(cashCondition)) })
        : text('promotions.ticket.anyAmount');
    return mostOff === null
      ? [least]
      : [least, text('promotions.ticket.mostOff', { amount: moneyText(centsOf(mostOff)) })];
  }

  return {
    conditions,

    /** The conditions in one line. */
    condition: (coupon: CouponFace): string => conditions(coupon).join(' · '),

    scope({ suitableProdType, scopeNames, shopId, shopName }: CouponFace): string {
      const names = namesInLine(scopeNames, text('promotions.ticket.comma'));
      if (suitableProdType === COUPON_SCOPE.categories && names)
        return text('promotions.ticket.inCategories', { names });
      if (suitableProdType === COUPON_SCOPE.products && names) return text('promotions.ticket.forProducts', { names });
      if (suitableProdType === COUPON_SCOPE.stores && names) return text('promotions.ticket.inStores', { names });
      if (suitableProdType !== COUPON_SCOPE.everything) return text('promotions.ticket.forSome');
      return shopId === 0
        ? text('promotions.ticket.everywhere')
        : text('promotions.ticket.wholeStore', { name: shopName });
    },

    /** For a coupon that can be collected. */
    validity({ validTimeType, startTime, endTime, afterReceiveDays, validDays }: CentreCoupon): string {
      if (validTimeType === VALID_TIME.fixed) {
        return startTime && endTime
          ? text('promotions.ticket.validBetween', { from: day(startTime), until: day(endTime) })
          : text('promotions.ticket.validAlways');
      }
      return afterReceiveDays > 0
        ? text('promotions.ticket.validLater', { after: afterReceiveDays, days: validDays })
        : text('promotions.ticket.validDays', { days: validDays });
    },

    /** For a coupon that cannot be used yet. */
    usableFrom: (time: string): string =>
      text('promotions.ticket.usableFrom', { day: formatDay(locale, parseApiTime(time)) }),

    /** For a collected coupon. */
    ownValidity({ userStartTime, userEndTime, isYetToStart }: OwnCoupon): string {
      return isYetToStart
        ? text('promotions.ticket.validBetween', { from: day(userStartTime), until: day(userEndTime) })
        : text('promotions.ticket.validUntil', { until: day(userEndTime) });
    },
  };
}
