import { DAY_MS } from '../site/durations.ts';
import type { CouponTerms } from './coupons.ts';

/** A coupon as its form sends it. */
export interface CouponDraft extends Omit<CouponTerms, 'couponId' | 'storeId'> {
  readonly offeredFrom: Date;
  readonly offeredUntil: Date;
  /** Either valid between these dates … */
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  /** … or for `validDays`, starting `afterDays` after it was collected. */
  readonly afterDays: number;
  readonly validDays: number;
}

const MAX_DAYS = 730;

/** Whether each period ends after it begins, and no coupon can be collected that has already expired. */
export function areCouponDatesValid({
  offeredFrom,
  offeredUntil,
  validFrom,
  validUntil,
  validDays,
}: CouponDraft): boolean {
  const offered = isPeriod(offeredFrom, offeredUntil);
  if (validUntil === null || validFrom === null) return offered && validFrom === validUntil && validDays > 0;
  return offered && validDays === 0 && isPeriod(validFrom, validUntil) && offeredUntil <= validUntil;
}

export function isPeriod(from: Date, until: Date): boolean {
  const length = until.getTime() - from.getTime();
  return length > 0 && length <= MAX_DAYS * DAY_MS;
}

/** Whether some goods cost nothing with the coupon, which the form asks to confirm. */
export function coversFullPrice({ kind, amountCents, thresholdCents }: CouponDraft): boolean {
  return kind === 'cash' && amountCents >= thresholdCents;
}

/** Compares the terms that buyers who collected the coupon rely on. */
export function areTermsEqual(one: CouponDraft, other: CouponDraft): boolean {
  return (
    JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other)) &&
    one.validFrom?.getTime() === other.validFrom?.getTime() &&
    one.validUntil?.getTime() === other.validUntil?.getTime()
  );
}

function termsOf(draft: CouponDraft) {
  const { kind, amountCents, percentOff, mostOffCents, thresholdCents, scope, afterDays, validDays } = draft;
  const scopeIds = draft.scopeIds.toSorted((one, other) => one - other);
  return [kind, amountCents, percentOff, mostOffCents, thresholdCents, scope, scopeIds, afterDays, validDays];
}
