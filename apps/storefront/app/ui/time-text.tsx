import { parseApiTime } from '@galleria/contract/api-time';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../words/words.tsx';

/** Day and hour, from a time as the API writes it (`yyyy-MM-dd HH:mm:ss`, UTC): on the reader's own clock as soon as it is known. */
export function TimeText({ time, brief = false }: { time: string; brief?: boolean }) {
  const moment = parseApiTime(time);
  const timeZone = useTimeZone();
  return (
    <time dateTime={moment.toISOString()} className="whitespace-nowrap tabular-nums">
      {formatOf(useLocale(), timeZone, brief).format(moment)}
    </time>
  );
}

/** The reader's own; UTC on the server and until the part around it is hydrated. */
export function useTimeZone(): string {
  return useSyncExternalStore(staysTheSame, ownTimeZone, () => 'UTC');
}

/** Creating a formatter costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Briefly without the year, for what happens within some days. */
const BRIEF = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const FULL = { dateStyle: 'medium', timeStyle: 'short' } as const;

function formatOf(locale: Locale, timeZone: string, isBrief: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${isBrief}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, { ...(isBrief ? BRIEF : FULL), timeZone });
    formats.set(key, format);
  }
  return format;
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

function staysTheSame() {
  return () => undefined;
}
