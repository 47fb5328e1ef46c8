import { formatApiTime } from '@galleria/contract/wire/api-time';
import { DAY_MS } from '@galleria/domain/site/durations';
import type { CouponInput } from './coupon-fields.tsx';

const DEFAULT_DAYS = 30;

/** From the start of the current hour, for 30 days. */
export function defaultPeriod(): { from: string; until: string } {
  const from = new Date();
  from.setMinutes(0, 0, 0);
  return { from: formatApiTime(from), until: formatApiTime(new Date(from.getTime() + DEFAULT_DAYS * DAY_MS)) };
}

/** Initial values of a new coupon. */
export function newCoupon(): CouponInput {
  const { from, until } = defaultPeriod();
  return {
    ...{ names: {}, kind: 'cash', scope: 'all', scopeIds: [], offeredFrom: from, offeredUntil: until },
    ...{ validDays: DEFAULT_DAYS, afterDays: 0, total: 100, perPerson: 1 },
  };
}
