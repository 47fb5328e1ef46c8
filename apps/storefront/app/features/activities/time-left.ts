/** Whole seconds, rounded up, never below 0. */
export function secondsUntil(untilIso: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(untilIso) - nowMs) / 1000));
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole days, and the rest as hours, minutes and seconds of two digits each. */
export function timeLeft(seconds: number): { days: number; clock: { unit: 'h' | 'm' | 's'; figures: string }[] } {
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  return {
    days: Math.floor(seconds / DAY),
    clock: [
      { unit: 'h', figures: two((seconds % DAY) / HOUR) },
      { unit: 'm', figures: two((seconds % HOUR) / MINUTE) },
      { unit: 's', figures: two(seconds % MINUTE) },
    ],
  };
}
