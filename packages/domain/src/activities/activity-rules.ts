export const ACTIVITY_RULES = {
  /** Activities of a store that have not ended. */
  openAtMost: 200,
  skusAtMost: 200,
  daysAtMost: 90,
  limitPerBuyerAtMost: 999,
} as const;

const DAY_MS = 86_400_000;

/** It ends after it begins, after now, and does not run for ever. */
export function isActivityPeriod(startsAt: Date, endsAt: Date, now: Date): boolean {
  const lasts = endsAt.getTime() - startsAt.getTime();
  return lasts > 0 && lasts <= ACTIVITY_RULES.daysAtMost * DAY_MS && endsAt > now;
}

/** Below the price that the SKU has without the activity, and not for nothing. */
export function isActivityPrice(priceCents: number, normalCents: number): boolean {
  return Number.isSafeInteger(priceCents) && priceCents > 0 && priceCents < normalCents;
}

/** Rounded down, so that nobody is promised more than they get. */
export function percentOff(priceCents: number, normalCents: number): number {
  return normalCents <= 0 ? 0 : Math.max(0, Math.floor(((normalCents - priceCents) * 100) / normalCents));
}

/** Prices this far below the normal one are often a slip: forms ask once more. */
export const STEEP_PERCENT_OFF = 70;
