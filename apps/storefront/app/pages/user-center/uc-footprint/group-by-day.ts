import { DAY_MS } from '@galleria/domain/site/durations';

/** Groups consecutive entries of the same day and keeps their order. */
export function groupByDay<Entry extends { day: string }>(
  entries: readonly Entry[],
): { day: string; entries: Entry[] }[] {
  const groups: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.day === entry.day) last.entries.push(entry);
    else groups.push({ day: entry.day, entries: [entry] });
  }
  return groups;
}

/** Number of days since a day (`yyyy-MM-dd`, UTC): 0 is today. */
export function daysAgo(day: string, nowMs: number): number {
  return Math.floor(nowMs / DAY_MS) - Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}
