import { DAY_MS } from '../site/durations.ts';

export const ACTIVITY_RULES = {
  /** Activities of a store that have not ended. */
  openAtMost: 200,
  skusAtMost: 200,
  daysAtMost: 90,
  limitPerBuyerAtMost: 999,
} as const;

/** Whether the activity ends after it begins and after now, and is not too long. */
export function isActivityPeriod(startsAt: Date, endsAt: Date, now: Date): boolean {
  const lasts = endsAt.getTime() - startsAt.getTime();
  return lasts > 0 && lasts <= ACTIVITY_RULES.daysAtMost * DAY_MS && endsAt > now;
}

/** Whether the price is above zero and below the SKU's normal price. */
export function isActivityPrice(priceCents: number, normalCents: number): boolean {
  return Number.isSafeInteger(priceCents) && priceCents > 0 && priceCents < normalCents;
}

/** Rounded down, so that the displayed percentage never exceeds the real one. */
export function percentOff(priceCents: number, normalCents: number): number {
  return normalCents <= 0 ? 0 : Math.max(0, Math.floor(((normalCents - priceCents) * 100) / normalCents));
}

/** From this many percent off, forms ask for confirmation: such a price is often a typing error. */
export const STEEP_PERCENT_OFF = 70;
