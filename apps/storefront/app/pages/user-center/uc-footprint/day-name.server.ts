import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { serverText } from '../../../words/server-text.server.ts';
import { daysAgo } from './group-by-day.ts';

/** On the server only: around midnight the browser might name another day. */
export function dayName(locale: Locale, day: string, nowMs: number): string {
  const ago = daysAgo(day, nowMs);
  const text = serverText(locale);
  if (ago === 0) return text('favourites.history.today');
  if (ago === 1) return text('favourites.history.yesterday');
  const format = new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
