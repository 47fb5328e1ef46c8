import { type Locale, languageTag } from '@galleria/domain/site/locales';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days between which something arrives that leaves now, e.g. "Mar 4 – 7"; digits as in prices. */
export function arrivalDays(locale: Locale, nowMs: number, minDays: number, maxDays: number): string {
  const format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(nowMs + minDays * DAY_MS, nowMs + maxDays * DAY_MS);
}
