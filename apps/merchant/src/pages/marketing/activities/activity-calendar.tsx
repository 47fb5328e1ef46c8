import { useLocale, useText } from '@galleria/console-kit/console-context';
import { Icon } from '@galleria/console-kit/icon';
import { CallAlert } from '@galleria/console-kit/loaded';
import { SoftText } from '@galleria/console-kit/soft-text';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { storeActivityCalendar } from '@galleria/contract/activities/store-activities';
import { formatApiTime } from '@galleria/contract/api-time';
import { languageTag } from '@galleria/domain/site/locales';
import { Button, Flex, Grid, Skeleton } from 'antd';
import { CalendarAgenda, CalendarWeek, type Entry } from './calendar-entries.tsx';
import { endOf, firstDayOf, type Month, monthsLater, weeksOf } from './calendar-weeks.ts';
import './activities.css';

interface ActivityCalendarProps {
  month: Month;
  onMonth: (month: Month) => void;
  /** The one in the form, as it would be saved. */
  edited?: Omit<Entry, 'activityId' | 'state'> & { readonly activityId: number | undefined };
  clashingIds?: ReadonlySet<number>;
}

/** What the store runs in a month: bars over its weeks, on a phone a list. */
export function ActivityCalendar({ month, onMonth, edited, clashingIds = NONE }: ActivityCalendarProps) {
  const locale = useLocale();
  const isWide = Grid.useBreakpoint().md ?? true;
  const weeks = weeksOf(month, locale);
  const first = weeks[0]?.[0] ?? firstDayOf(month);
  const answer = usePagedCall(storeActivityCalendar, { from: formatApiTime(first), to: formatApiTime(endOf(weeks)) });
  const known = answer.data?.filter(({ activityId }) => activityId !== edited?.activityId) ?? [];
  const entries: Entry[] = edited ? [{ ...edited, activityId: undefined, state: 'edited' }, ...known] : known;
  const shared = { entries, clashingIds };
  return (
    <Flex vertical gap="middle">
      <MonthHead month={month} onMonth={onMonth} />
      {answer.error && <CallAlert failure={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {answer.data && isWide && (
        <div className="activity-calendar" aria-busy={answer.isPlaceholderData}>
          <WeekDays week={weeks[0] ?? []} />
          {weeks.map((week) => (
            <CalendarWeek key={week[0]?.getTime()} week={week} month={month} {...shared} />
          ))}
        </div>
      )}
      {answer.data && !isWide && <CalendarAgenda weeks={weeks} {...shared} />}
      {answer.data && known.length === 0 && <NothingElse isAlone={edited !== undefined} />}
    </Flex>
  );
}

const NONE: ReadonlySet<number> = new Set();

function NothingElse({ isAlone }: { isAlone: boolean }) {
  const text = useText<'merchant'>();
  return <SoftText>{text(isAlone ? 'merchantActivities.nothingElse' : 'merchantActivities.nothing')}</SoftText>;
}

function MonthHead({ month, onMonth }: Pick<ActivityCalendarProps, 'month' | 'onMonth'>) {
  const text = useText<'merchant'>();
  const tag = `${languageTag(useLocale())}-u-nu-latn-ca-gregory`;
  const name = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' }).format(firstDayOf(month));
  return (
    <Flex gap="small" align="center" justify="space-between">
      <strong aria-live="polite">{name}</strong>
      <Flex gap="small">
        <Button
          icon={<Icon name="earlier" />}
          aria-label={text('merchantActivities.earlierMonth')}
          onClick={() => onMonth(monthsLater(month, -1))}
        />
        <Button
          icon={<Icon name="later" />}
          aria-label={text('merchantActivities.laterMonth')}
          onClick={() => onMonth(monthsLater(month, 1))}
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
