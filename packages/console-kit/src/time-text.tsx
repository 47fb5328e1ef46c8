import { languageTag } from '@galleria/domain/site/locales';
import { useLocale } from './console-context.tsx';
import { parseApiTime } from './zoned-time.ts';

/** Day and time on the reader's clock, from a time as the API writes it (`yyyy-MM-dd HH:mm:ss`, UTC). */
export function TimeText({ time }: { time: string }) {
  const moment = parseApiTime(time);
  const tag = `${languageTag(useLocale())}-u-nu-latn`;
  return (
    <time dateTime={moment.toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)}
    </time>
  );
}
