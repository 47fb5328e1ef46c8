export const LICENCE_STATES = ['open', 'valid', 'ending', 'ended'] as const;
/** `open`: no date is known, or it never expires. */
export type LicenceState = (typeof LICENCE_STATES)[number];

const WARNING_DAYS = 60;
const DAY_MS = 86_400_000;

/** A licence is valid through its last day. */
export function licenceState(expiresOn: string | null, now: Date): LicenceState {
  if (!expiresOn) return 'open';
  const endsMs = Date.parse(`${expiresOn}T00:00:00Z`) + DAY_MS;
  if (now.getTime() >= endsMs) return 'ended';
  return endsMs - now.getTime() <= WARNING_DAYS * DAY_MS ? 'ending' : 'valid';
}
