/** `yyyy-MM-dd HH:mm:ss` in UTC, the dialect's way to write a moment. */
export function formatApiTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
