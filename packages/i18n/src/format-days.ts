import { type Locale, languageTag } from '@galleria/domain/site/locales';

/** Sign between two days written with 月 and 日; `Intl` would use slashes. */
const SIGN_BETWEEN: Partial<Record<Locale, string>> = { zh_CN: '–', zh_TW: '–', ja: '～' };

/** A range of days in one year, without the year: "Mar 4 – 7", 3月4日–7日. */
export function formatDays(locale: Locale, from: Date, until: Date): string {
  const sign = SIGN_BETWEEN[locale];
  const format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    month: sign ? 'long' : 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  if (!sign) return format.formatRange(from, until);
  if (format.format(from) === format.format(until)) return format.format(from);
  const isSameMonth = from.getUTCMonth() === until.getUTCMonth();
  return `${format.format(from)}${sign}${isSameMonth ? `${until.getUTCDate()}日` : format.format(until)}`;
}
