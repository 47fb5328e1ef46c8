import { parseApiTime } from '@galleria/contract/wire/api-time';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { useSyncExternalStore } from 'react';
import { useLocale } from '../../messages/messages.tsx';

/** Date and time, from an API time (`yyyy-MM-dd HH:mm:ss`, UTC), in the visitor's time zone after hydration. */
export function TimeText({ time }: { time: string }) {
  const format = useTimeFormat();
  return (
    <time dateTime={parseApiTime(time).toISOString()} className="whitespace-nowrap tabular-nums">
      {format(time)}
    </time>
  );
}

/** The same as a string, for use inside a sentence. */
export function useTimeFormat(): (time: string) => string {
  const format = formatOf(useLocale(), useTimeZone());
  return (time) => format.format(parseApiTime(time));
}

/** The visitor's time zone; UTC on the server and until hydration. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribeToNothing, ownTimeZone, () => 'UTC');
}

/** Creating a formatter costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) {
    const styles = { dateStyle: 'medium', timeStyle: 'short' } as const;
    format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, { ...styles, timeZone });
    formats.set(key, format);
  }
  return format;
}

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

function subscribeToNothing() {
  return () => undefined;
}
