/** The API writes a moment as `yyyy-MM-dd HH:mm:ss` in UTC. */
export function formatApiTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

/** Invalid for a text that is no real moment, such as the 99th of a month. */
export function parseApiTime(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}Z`);
}
