import { formatDate } from '@galleria/i18n/formats';
import { useLocale } from './console-context.tsx';

/** A day, from a time as the API writes it (`yyyy-MM-dd HH:mm:ss`, UTC). */
export function DateText({ time }: { time: string }) {
  const iso = `${time.replace(' ', 'T')}Z`;
  return (
    <time dateTime={iso} style={{ whiteSpace: 'nowrap' }}>
      {formatDate(useLocale(), new Date(iso))}
    </time>
  );
}
