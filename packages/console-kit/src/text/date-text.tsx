import { parseApiTime } from '@galleria/contract/wire/api-time';
import { formatDate } from '@galleria/i18n/formats';
import { useLocale } from '../console-context.tsx';

/** A day, from a time as the API writes it (`yyyy-MM-dd HH:mm:ss`, UTC). */
export function DateText({ time }: { time: string }) {
  const moment = parseApiTime(time);
  return (
    <time dateTime={moment.toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {formatDate(useLocale(), moment)}
    </time>
  );
}
