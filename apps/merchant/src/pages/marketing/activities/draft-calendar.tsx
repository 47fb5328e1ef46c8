import { type Month, monthOf } from '@galleria/console-kit/activities/calendar-weeks';
import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Panel } from '@galleria/console-kit/page/panel';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { textIn } from '@galleria/domain/site/locales';
import { useState } from 'react';
import type { ActivityDraft } from './activity-draft.ts';
import { StoreCalendar } from './store-calendar.tsx';
import type { Clashes } from './use-clashes.ts';

interface DraftCalendarProps {
  draft: ActivityDraft;
  clashes: Clashes;
}

/** Calendar of the month in which the activity starts, with the store's other activities. */
export function DraftCalendar({ draft, clashes }: DraftCalendarProps) {
  const text = useText<'merchant'>();
  const start = parseApiTime(draft.startTime);
  const month = monthOf(Number.isNaN(start.getTime()) ? new Date() : start);
  return (
    <Panel title={text('consoleActivities.calendar')}>
      <Months key={month} first={month} {...{ draft, clashes }} />
    </Panel>
  );
}

function Months({ first, draft, clashes }: DraftCalendarProps & { first: Month }) {
  const text = useText<'merchant'>();
  const locale = useLocale();
  const [month, setMonth] = useState(first);
  const { activityId, names, startTime, endTime } = draft;
  const name = textIn(names, locale) || text('consoleActivities.calendar.thisOne');
  return (
    <StoreCalendar
      month={month}
      onMonth={setMonth}
      edited={{ activityId, name, startTime, endTime }}
      clashingIds={new Set([...clashes.values()].flat().map((clash) => clash.activityId))}
    />
  );
}
