import { DAY_MS } from './durations.ts';

/** Days such as `2026-03-29`, which begin and end by the clocks of a time zone. They sort as texts. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in the time zone. The Swedish format is that of ISO. */
export function dayOf(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** The day and those after it: calendar days, unaffected by clock changes. */
export function daysFrom(day: string, count: number): string[] {
  const first = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: count }, (_, after) => new Date(first + after * DAY_MS).toISOString().slice(0, 10));
}

interface Period {
  readonly startsAt: Date;
  /** Exclusive. */
  readonly endsAt: Date;
}

/** The first and the last day that a period overlaps. */
export function daysOf(
  { startsAt, endsAt }: Period,
  timeZone: string,
): { readonly first: string; readonly last: string } {
  const last = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 1));
  return { first: dayOf(startsAt, timeZone), last: dayOf(last, timeZone) };
}
