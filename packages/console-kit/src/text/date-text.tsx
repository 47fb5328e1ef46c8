import { parseApiTime } from '@galleria/contract/wire/api-time';
import { formatDate } from '@galleria/i18n/formats';
import { useLocale } from '../console-context.tsx';

/** A date, from a time in the API's format (`yyyy-MM-dd HH:mm:ss`, UTC). */
export function DateText({ time }: { time: string }) {
  const moment = parseApiTime(time);
  return (
    <time dateTime={moment.toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {formatDate(useLocale(), moment)}
    </time>
  );
}
