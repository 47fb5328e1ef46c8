const SOON_MS = 3 * 24 * 60 * 60_000;

/** Whether a coupon expires within three days. */
export function expiresSoon({ userEndTimeIso }: { userEndTimeIso: string }, nowMs: number): boolean {
  const leftMs = Date.parse(userEndTimeIso) - nowMs;
  return leftMs > 0 && leftMs <= SOON_MS;
}
