import type { OutputOf } from '@galleria/contract/operation';
import type { discountInfo } from '@galleria/contract/promotions/discounts';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { ShopperDiscountState } from '@galleria/domain/promotions/promotion-states';
import type { DiscountStep, StoreDiscount } from '@galleria/domain/promotions/store-discounts';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { StoreSummary } from '../stores/index.ts';
import type { DatedDiscount } from './discounts-db.ts';

interface Asked {
  readonly state: ShopperDiscountState;
  readonly now: Date;
  readonly store: StoreSummary | undefined;
  readonly locale: Locale;
}

/** A discount as shoppers see it. */
export function presentDiscount(
  { discount, startsAt, endsAt }: DatedDiscount,
  { state, now, store, locale }: Asked,
): OutputOf<typeof discountInfo> {
  const { discountId, storeId, kind } = discount;
  return {
    discountId,
    name: textIn(discount.name, locale),
    shopId: storeId,
    shopName: store?.shopName ?? '',
    shopLogo: store?.shopLogo ?? '',
    kind,
    steps: discount.steps.map((step) => presentStep(kind, step)),
    isWholeStore: discount.prodIds.length === 0,
    state,
    startTime: formatApiTime(startsAt),
    startTimeIso: startsAt.toISOString(),
    endTime: formatApiTime(endsAt),
    endTimeIso: endsAt.toISOString(),
    remainingSeconds: state === 'ended' ? 0 : secondsUntil(state === 'upcoming' ? startsAt : endsAt, now),
  };
}

/** Rounded up, so that the state has changed when a countdown reaches 0. */
function secondsUntil(moment: Date, now: Date): number {
  return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000));
}

/** Amounts are converted from cents; pieces and percentages are passed on unchanged. */
export function presentStep(kind: StoreDiscount['kind'], { from, off }: DiscountStep) {
  return kind === 'spend' ? { from: mainUnits(from), off: mainUnits(off) } : { from, off };
}
