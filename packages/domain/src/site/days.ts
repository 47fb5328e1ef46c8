/** `2026-03-29`: days of a time zone, which begin and end by its clocks. They sort as texts. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day on which a moment falls in the zone. Swedish writes dates as ISO does. */
export function dayOf(moment: Date, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

const DAY_MS = 86_400_000;

/** A day and those after it. Days of the calendar, whatever happens to the clocks between them. */
export function daysFrom(day: string, count: number): string[] {
  const first = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: count }, (_, after) => new Date(first + after * DAY_MS).toISOString().slice(0, 10));
}

interface Period {
  readonly startsAt: Date;
  /** Just after its last moment. */
  readonly endsAt: Date;
}

/** The first and the last day on which a period has a part. */
export function daysOf(
  { startsAt, endsAt }: Period,
  timeZone: string,
): { readonly first: string; readonly last: string } {
  const last = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 1));
  return { first: dayOf(startsAt, timeZone), last: dayOf(last, timeZone) };
}
