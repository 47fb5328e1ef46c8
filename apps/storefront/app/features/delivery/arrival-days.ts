import { DAY_MS } from '@galleria/domain/site/durations';
import type { Locale } from '@galleria/domain/site/locales';
import { formatDays } from '@galleria/i18n/format-days';

/** The range of days in which a parcel shipped at `leavesMs` arrives, e.g. "Mar 4 – 7"; digits as in prices. */
export function arrivalDays(locale: Locale, leavesMs: number, minDays: number, maxDays: number): string {
  return formatDays(locale, new Date(leavesMs + minDays * DAY_MS), new Date(leavesMs + maxDays * DAY_MS));
}
