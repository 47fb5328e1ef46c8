import type { Locale } from '@galleria/domain/site/locales';
import { formatDays } from '@galleria/i18n/format-days';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days between which something arrives that leaves then, e.g. "Mar 4 – 7"; digits as in prices. */
export function arrivalDays(locale: Locale, leavesMs: number, minDays: number, maxDays: number): string {
  return formatDays(locale, new Date(leavesMs + minDays * DAY_MS), new Date(leavesMs + maxDays * DAY_MS));
}
