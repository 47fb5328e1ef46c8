import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import type { ActivityTerms } from '@galleria/domain/activities/activity-terms';
import { DEPOSIT_PERCENT, laterTerms, type PreSaleTerms } from '@galleria/domain/activities/pre-sale';
import { DAY_MS } from '@galleria/domain/site/durations';

/** Days after the end of the sale: three to pay the balance, then a week to send. */
const DEFAULT_DAYS = { balance: 3, ship: 10 } as const;

export function defaultPreSale(endTime: string): PreSaleTerms {
  return { payment: 'deposit', ...defaultDeposit(endTime), shipByIso: isoAfterDays(endTime, DEFAULT_DAYS.ship) };
}

export function defaultDeposit(endTime: string) {
  return {
    depositPercent: DEPOSIT_PERCENT.usual,
    balanceFromIso: isoAfterDays(endTime, 0),
    balanceUntilIso: isoAfterDays(endTime, DEFAULT_DAYS.balance),
  };
}

/** Moves the dates of a copy, so that they keep their distance from the end of the sale. */
export function shiftTerms({ preSale, ...terms }: ActivityTerms, endTime: string, newEndTime: string): ActivityTerms {
  if (!preSale) return terms;
  const byMs = parseApiTime(newEndTime).getTime() - parseApiTime(endTime).getTime();
  return { ...terms, preSale: laterTerms(preSale, byMs) };
}

/** Converts ISO to the API's time format, which the form uses; empty without a time. */
export function isoToApiTime(iso: string | undefined): string {
  return iso ? formatApiTime(new Date(iso)) : '';
}

export function apiTimeToIso(time: string): string | undefined {
  return time ? parseApiTime(time).toISOString() : undefined;
}

/** Adds days to the end of the sale, or to the current time while the end is empty. */
function isoAfterDays(time: string, days: number): string {
  const from = time ? parseApiTime(time) : new Date();
  return new Date(from.getTime() + days * DAY_MS).toISOString();
}
