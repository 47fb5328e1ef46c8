import { parseApiTime } from '@galleria/contract/wire/api-time';
import { formatDate } from '@galleria/i18n/formats';
import { useLocale } from '../../messages/messages.tsx';

/** A date, from an API time (`yyyy-MM-dd HH:mm:ss`, UTC). */
export function DateText({ time }: { time: string }) {
  const moment = parseApiTime(time);
  return (
    <time dateTime={moment.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatDate(useLocale(), moment)}
    </time>
  );
}
