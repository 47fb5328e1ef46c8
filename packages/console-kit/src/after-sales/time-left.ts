import { DAY_MS, HOUR_MS, MINUTE_MS } from '@galleria/domain/site/durations';

/** Time left until a moment; `unit` is the largest unit to show. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes' | 'over';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** `high` is less than a day, `middle` less than two. */
  readonly urgency: 'high' | 'middle' | 'low';
}

/** Rounded down, so that the time shown is never longer than the time left. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const leftMs = Math.max(untilMs - nowMs, 0);
  const days = Math.floor(leftMs / DAY_MS);
  const hours = Math.floor((leftMs % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((leftMs % HOUR_MS) / MINUTE_MS);
  const urgency = leftMs < DAY_MS ? 'high' : leftMs < 2 * DAY_MS ? 'middle' : 'low';
  return { unit: unitOf(leftMs), days, hours, minutes, urgency };
}

function unitOf(leftMs: number): TimeLeft['unit'] {
  if (leftMs === 0) return 'over';
  if (leftMs >= DAY_MS) return 'days';
  return leftMs >= HOUR_MS ? 'hours' : 'minutes';
}
