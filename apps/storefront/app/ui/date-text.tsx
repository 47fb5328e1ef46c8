import { formatDate } from '@galleria/i18n/formats';
import { useLocale } from '../words/words.tsx';

/** A day, from a time as the API writes it (`yyyy-MM-dd HH:mm:ss`, UTC). */
export function DateText({ time }: { time: string }) {
  const iso = `${time.replace(' ', 'T')}Z`;
  return (
    <time dateTime={iso} className="whitespace-nowrap tabular-nums">
      {formatDate(useLocale(), new Date(iso))}
    </time>
  );
}
