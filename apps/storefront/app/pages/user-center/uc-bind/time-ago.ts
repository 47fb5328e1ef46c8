import { parseApiTime } from '@galleria/contract/wire/api-time';
import { type Locale, languageTag } from '@galleria/domain/site/locales';

const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; seconds: number }[] = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
];

/** How long ago a time of the API (`yyyy-MM-dd HH:mm:ss`, UTC) was, in the largest unit that fits: "2 hours ago". */
export function timeAgo(locale: Locale, time: string, now: number): string {
  const seconds = Math.max(0, (now - parseApiTime(time).getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(`${languageTag(locale)}-u-nu-latn`, { numeric: 'auto' });
  const fits = UNITS.find((one) => seconds >= one.seconds);
  return fits ? format.format(-Math.floor(seconds / fits.seconds), fits.unit) : format.format(0, 'second');
}
