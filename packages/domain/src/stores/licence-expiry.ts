export const LICENCE_STATES = ['open', 'valid', 'ending', 'ended'] as const;
/** `open`: no date is known, or it never expires. */
export type LicenceState = (typeof LICENCE_STATES)[number];

/** The consoles show it as ending this long before. */
export const LICENCE_ENDING_DAYS = 60;
const DAY_MS = 86_400_000;

/** A licence is valid through its last day. */
export function licenceState(expiresOn: string | null, now: Date): LicenceState {
  if (!expiresOn) return 'open';
  const endsMs = Date.parse(`${expiresOn}T00:00:00Z`) + DAY_MS;
  if (now.getTime() >= endsMs) return 'ended';
  return endsMs - now.getTime() <= LICENCE_ENDING_DAYS * DAY_MS ? 'ending' : 'valid';
}

/** Owners are warned so many days before the last day, and on it. */
export const LICENCE_WARNING_DAYS = [30, 7, 0] as const;

/** Whole days until the last day: 0 on it, negative afterwards. */
export function daysUntilEnd(expiresOn: string, now: Date): number {
  return Math.ceil((Date.parse(`${expiresOn}T00:00:00Z`) - now.getTime()) / DAY_MS);
}

/** The warning that is due: the latest that was reached, so that a day without the job skips none. */
export function dueWarning(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : LICENCE_WARNING_DAYS.findLast((days) => daysLeft <= days);
}
