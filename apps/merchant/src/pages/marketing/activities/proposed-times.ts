import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { DAY_MS } from '@galleria/domain/site/durations';

interface Times {
  /** In the API's format: UTC, `yyyy-MM-dd HH:mm:ss`. */
  readonly startTime: string;
  readonly endTime: string;
}

const DEFAULT_DAYS = 7;

/** One week from the next full hour. */
export function defaultTimes(now: Date): Times {
  const start = new Date(now);
  start.setHours(start.getHours() + 1, 0, 0, 0);
  return { startTime: formatApiTime(start), endTime: formatApiTime(addDays(start, DEFAULT_DAYS)) };
}

/**
 * Times of a copy: the same length at the same time of day, on the first day that is in the future and not before the
 * original's end.
 */
export function timesOfCopy({ startTime, endTime }: Times, now: Date): Times {
  const start = parseApiTime(startTime);
  const end = parseApiTime(endTime);
  const earliestMs = Math.max(now.getTime() + 1, end.getTime());
  const days = Math.max(1, Math.floor((earliestMs - start.getTime()) / DAY_MS));
  const next = [0, 1, 2].map((more) => addDays(start, days + more)).find((day) => day.getTime() >= earliestMs);
  const newStart = next ?? addDays(start, days + 2);
  return {
    startTime: formatApiTime(newStart),
    endTime: formatApiTime(new Date(newStart.getTime() + end.getTime() - start.getTime())),
  };
}

/** Adds days on the reader's local clock, so that the time of day survives a change to daylight saving time. */
function addDays(moment: Date, days: number): Date {
  const later = new Date(moment);
  later.setDate(later.getDate() + days);
  return later;
}
