import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { useLocale } from '../../messages/messages.tsx';
import { useTimeZone } from '../../ui/times/time-text.tsx';

/**
 * The hour at which a round starts, in the browser's time zone after hydration. Without scripts the time zone is named.
 */
export function RoundTime({ startTimeIso }: { startTimeIso: string }) {
  const timeZone = useTimeZone();
  return (
    <time dateTime={startTimeIso} className="tabular-nums">
      {hourText(useLocale(), timeZone, startTimeIso)}
      <span className="not-noscript:hidden"> UTC</span>
    </time>
  );
}

function hourText(locale: Locale, timeZone: string, startTimeIso: string): string {
  const tag = `${languageTag(locale)}-u-nu-latn`;
  return new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone }).format(
    Date.parse(startTimeIso),
  );
}
