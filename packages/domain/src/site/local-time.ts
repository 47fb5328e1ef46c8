import { DAY_MS } from './durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, hourCycle: 'h23', second: '2-digit', ...parts });
  formats.set(timeZone, format);
  return format;
}

/** Offset of the time zone from UTC at a moment. The Swedish format is that of ISO, except for the T. */
function aheadMs(moment: number, timeZone: string): number {
  const shown = formatOf(timeZone).format(moment).replace(' ', 'T');
  return Date.parse(`${shown}Z`) - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment when the clocks of the zone show a full hour of a day. Of an hour that occurs twice, the first; for one
 * that is skipped, the moment of the change.
 */
export function instantOf(day: string, hour: number, timeZone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  const before = shown - aheadMs(shown - DAY_MS, timeZone);
  const after = shown - aheadMs(shown + DAY_MS, timeZone);
  if (before + aheadMs(before, timeZone) === shown) return new Date(before);
  if (after + aheadMs(after, timeZone) === shown) return new Date(after);
  return new Date(before);
}
