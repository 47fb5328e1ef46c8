import { languageTag } from '@galleria/domain/site/locales';
import { useLocale } from '../console-context.tsx';
import { parseApiTime } from './zoned-time.ts';

/** Date and time on the reader's local clock, from a time in the API's format (`yyyy-MM-dd HH:mm:ss`, UTC). */
export function TimeText({ time }: { time: string }) {
  return (
    <time dateTime={parseApiTime(time).toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {useTimeFormat()(time)}
    </time>
  );
}

/** Formats a time for use inside a sentence. */
export function useTimeFormat(): (time: string) => string {
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (time) => format.format(parseApiTime(time));
}
