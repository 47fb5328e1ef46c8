/** Times of the API are UTC (`yyyy-MM-dd HH:mm:ss`); people read and type them in a time zone. */

const FIELDS = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** A value for `<input type="datetime-local">`: `2026-03-29T14:05`, local to the time zone. */
export function toZoned(apiTime: string, timeZone: string): string {
  const moment = parseApiTime(apiTime);
  if (Number.isNaN(moment.getTime())) return '';
  // The Swedish format of dates is the ISO format.
  return new Intl.DateTimeFormat('sv-SE', { ...FIELDS, timeZone }).format(moment).replace(' ', 'T');
}

/** The API's time of a local time in the zone. A time skipped by a clock change becomes a moment after the change. */
export function fromZoned(zoned: string, timeZone: string): string {
  const localMs = Date.parse(`${zoned}Z`);
  if (Number.isNaN(localMs)) return '';
  // The offset is looked up twice: a clock change may lie between the first guess and the result.
  const guessMs = localMs - offsetMs(localMs, timeZone);
  const momentMs = localMs - offsetMs(guessMs, timeZone);
  return new Date(momentMs).toISOString().slice(0, 19).replace('T', ' ');
}

export function parseApiTime(apiTime: string): Date {
  return new Date(`${apiTime.replace(' ', 'T')}Z`);
}

function offsetMs(momentMs: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { ...FIELDS, timeZone }).format(momentMs).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(momentMs / 60_000) * 60_000;
}
