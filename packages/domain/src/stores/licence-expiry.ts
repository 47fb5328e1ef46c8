import { DAY_MS } from '../site/durations.ts';

export const LICENCE_STATES = ['open', 'valid', 'ending', 'ended'] as const;
/** `open`: the last day is unknown, or the licence never expires. */
export type LicenceState = (typeof LICENCE_STATES)[number];

/** The consoles show a licence as ending this many days before its last day. */
export const LICENCE_ENDING_DAYS = 60;

/** A licence is valid through its last day. */
export function licenceState(expiresOn: string | null, now: Date): LicenceState {
  if (!expiresOn) return 'open';
  const endsMs = Date.parse(`${expiresOn}T00:00:00Z`) + DAY_MS;
  if (now.getTime() >= endsMs) return 'ended';
  return endsMs - now.getTime() <= LICENCE_ENDING_DAYS * DAY_MS ? 'ending' : 'valid';
}

/** Days before the last day on which owners are warned; 0: on the last day. */
export const LICENCE_WARNING_DAYS = [30, 7, 0] as const;

/** Whole days until the last day: 0 on it, negative afterwards. */
export function daysUntilEnd(expiresOn: string, now: Date): number {
  return Math.ceil((Date.parse(`${expiresOn}T00:00:00Z`) - now.getTime()) / DAY_MS);
}

/** The latest warning that is due, so that a day on which the job did not run skips none. */
export function dueWarning(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : LICENCE_WARNING_DAYS.findLast((days) => daysLeft <= days);
}
