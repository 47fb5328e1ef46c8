import { parseApiTime } from '@galleria/contract/wire/api-time';
import { languageTag } from '@galleria/domain/site/locales';
import { useMemo } from 'react';
import { useLocale } from '../../messages/messages.tsx';
import { useTimeZone } from '../../ui/times/time-text.tsx';

const STYLES = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Like `TimeText`, without the year, to fit on a narrow card: for times within a few days. */
export function BriefTime({ time }: { time: string }) {
  const moment = parseApiTime(time);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = useMemo(
    () => new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, { ...STYLES, timeZone }),
    [locale, timeZone],
  );
  return (
    <time dateTime={moment.toISOString()} className="whitespace-nowrap tabular-nums">
      {format.format(moment)}
    </time>
  );
}
