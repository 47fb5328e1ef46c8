import { languageTag } from '@galleria/domain/site/locales';
import { Button, Flex, Grid, Skeleton } from 'antd';
import { useLocale, useText } from '../console-context.tsx';
import { Icon } from '../icon.tsx';
import { CallAlert } from '../page/loaded.tsx';
import { SecondaryText } from '../text/secondary-text.tsx';
import type { QueryResult } from '../use-call.tsx';
import './activities.css';
import { CalendarAgenda, CalendarWeek, type Entry } from './calendar-entries.tsx';
import { addMonths, firstDayOf, type Month, weeksOf } from './calendar-weeks.ts';

interface ActivityCalendarProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** State of the query for the activities in `periodOf` the month. */
  answer: Pick<QueryResult<unknown>, 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'>;
  /** Activities of the period; undefined until they are loaded. */
  activities: readonly Entry[] | undefined;
  /** The activity in the form, as it would be saved. */
  edited?: Omit<Entry, 'activityId' | 'state'> & { readonly activityId: number | undefined };
  clashingIds?: ReadonlySet<number>;
}

/** The activities of a month: bars over its weeks, on a phone a list. */
export function ActivityCalendar(props: ActivityCalendarProps) {
  const { month, onMonth, answer, activities, edited, clashingIds = NONE } = props;
  const locale = useLocale();
  const isWide = Grid.useBreakpoint().md ?? true;
  const weeks = weeksOf(month, locale);
  const others = activities?.filter(({ activityId }) => activityId !== edited?.activityId) ?? [];
  const entries: Entry[] = edited ? [{ ...edited, activityId: undefined, state: 'edited' }, ...others] : others;
  const shared = { entries, clashingIds };
  return (
    <Flex vertical gap="middle">
      <MonthHead month={month} onMonth={onMonth} />
      {answer.error && <CallAlert failure={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {activities && isWide && (
        <div className="activity-calendar" aria-busy={answer.isPlaceholderData}>
          <WeekDays week={weeks[0] ?? []} />
          {weeks.map((week) => (
            <CalendarWeek key={week[0]?.getTime()} week={week} month={month} {...shared} />
          ))}
        </div>
      )}
      {activities && !isWide && <CalendarAgenda weeks={weeks} {...shared} />}
      {activities && others.length === 0 && <NoActivities isAlone={edited !== undefined} />}
    </Flex>
  );
}

const NONE: ReadonlySet<number> = new Set();

function NoActivities({ isAlone }: { isAlone: boolean }) {
  const text = useText();
  return (
    <SecondaryText>
      {text(isAlone ? 'consoleActivities.calendar.nothingElse' : 'consoleActivities.calendar.nothing')}
    </SecondaryText>
  );
}

function MonthHead({ month, onMonth }: Pick<ActivityCalendarProps, 'month' | 'onMonth'>) {
  const text = useText();
  const tag = `${languageTag(useLocale())}-u-nu-latn-ca-gregory`;
  const name = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' }).format(firstDayOf(month));
  return (
    <Flex gap="small" align="center" justify="space-between">
      <strong aria-live="polite">{name}</strong>
      <Flex gap="small">
        <Button
          icon={<Icon name="earlier" />}
          aria-label={text('consoleActivities.calendar.earlierMonth')}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <Button
          icon={<Icon name="later" />}
          aria-label={text('consoleActivities.calendar.laterMonth')}
          onClick={() => onMonth(addMonths(month, 1))}
        />
      </Flex>
    </Flex>
  );
}

function WeekDays({ week }: { week: readonly Date[] }) {
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { weekday: 'short' });
  return (
    <div className="activity-days" aria-hidden>
      {week.map((day) => (
        <span key={day.getDay()}>{format.format(day)}</span>
      ))}
    </div>
  );
}
