/** The API writes a moment as `yyyy-MM-dd HH:mm:ss` in UTC. */
export function formatApiTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Whether the text is a real moment: not the 99th of a month, nor 31 February, which a `Date` takes for 3 March, nor in
 * the year 0, which PostgreSQL does not have.
 */
export function isApiTime(text: string): boolean {
  const moment = parseApiTime(text);
  return !Number.isNaN(moment.getTime()) && formatApiTime(moment) === text && text >= '0001';
}

/** Invalid for a text that is no moment, such as the 99th of a month. */
export function parseApiTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`);
}
