import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { ActivityState } from '@galleria/domain/activities/activity-state';
import { Typography } from 'antd';
import { Link } from 'react-router';
import { useText } from '../console-context.tsx';
import { useTimeFormat } from '../text/time-text.tsx';
import { type Bar, barsOf, firstDayOf, type Month } from './calendar-weeks.ts';

export interface Entry {
  /** Undefined for the activity in the form. */
  readonly activityId: number | undefined;
  readonly name: string;
  /** Undefined for the activity in the form. */
  readonly kind?: ActivityKind;
  /** Only where several stores are shown. */
  readonly shopName?: string;
  readonly state: ActivityState | 'edited';
  readonly startTime: string;
  readonly endTime: string;
}

interface EntriesProps {
  entries: readonly Entry[];
  clashingIds: ReadonlySet<number>;
}

interface CalendarWeekProps extends EntriesProps {
  week: readonly Date[];
  month: Month;
}

export function CalendarWeek({ week, month, entries, clashingIds }: CalendarWeekProps) {
  const inMonth = firstDayOf(month).getMonth();
  const today = new Date().toDateString();
  const dayClass = (day: Date) => {
    if (day.toDateString() === today) return 'today';
    return day.getMonth() === inMonth ? undefined : 'other-month';
  };
  return (
    <div className="activity-week">
      <div className="activity-days" aria-hidden>
        {week.map((day) => (
          <span key={day.getTime()} className={dayClass(day)}>
            {day.getDate()}
          </span>
        ))}
      </div>
      <ul className="activity-bars">
        {barsOf(week, entries).map((bar) => (
          <WeekBar key={bar.span.activityId ?? 'edited'} bar={bar} clashingIds={clashingIds} />
        ))}
      </ul>
    </div>
  );
}

function WeekBar({ bar, clashingIds }: { bar: Bar<Entry>; clashingIds: ReadonlySet<number> }) {
  const labelOf = useEntryLabel();
  const { span, from, until, beginsHere, endsHere } = bar;
  const isClashing = span.activityId !== undefined && clashingIds.has(span.activityId);
  const label = labelOf(span, isClashing);
  const classes = ['activity-bar', `activity-bar-${isClashing ? 'clashing' : span.state}`];
  if (beginsHere) classes.push('activity-bar-first');
  if (endsHere) classes.push('activity-bar-last');
  return (
    <li className={classes.join(' ')} style={{ gridColumn: `${from} / ${until + 1}` }}>
      {span.activityId === undefined ? (
        <span dir="auto" title={label}>
          {span.name}
        </span>
      ) : (
        <Link dir="auto" to={`/activities/${span.activityId}`} title={label} aria-label={label}>
          {span.name}
          {span.shopName && (
            <>
              {' · '}
              <bdi>{span.shopName}</bdi>
            </>
          )}
        </Link>
      )}
    </li>
  );
}

/** The same activities as a list, where there is no room for bars. */
export function CalendarAgenda({ weeks, entries, clashingIds }: EntriesProps & { weeks: readonly Date[][] }) {
  const labelOf = useEntryLabel();
  const shown = barsOf(weeks.flat(), entries).map(({ span }) => span);
  return (
    <ul className="activity-agenda">
      {shown.map((entry) => {
        const { activityId, name } = entry;
        const isClashing = activityId !== undefined && clashingIds.has(activityId);
        return (
          <li
            key={activityId ?? 'edited'}
            className={`activity-bar activity-bar-first activity-bar-${isClashing ? 'clashing' : entry.state}`}
          >
            {activityId === undefined ? <bdi>{name}</bdi> : <Link to={`/activities/${activityId}`}>{name}</Link>}
            <Typography.Text type="secondary">{labelOf({ ...entry, name: '' }, isClashing)}</Typography.Text>
          </li>
        );
      })}
    </ul>
  );
}

/** Name, store, clash, kind, state and time of an entry in one line. */
function useEntryLabel() {
  const text = useText();
  const time = useTimeFormat();
  return ({ name, shopName, kind, state, startTime, endTime }: Entry, isClashing: boolean) => {
    const stateText =
      state === 'edited' ? text('consoleActivities.calendar.thisOne') : text(`consoleActivities.state.${state}`);
    const clashText = isClashing && text('consoleActivities.calendar.clashing');
    const kindText = kind && text(`consoleActivities.kind.${kind}`);
    const parts = [name, shopName, clashText, kindText, stateText, `${time(startTime)} – ${time(endTime)}`];
    return parts.filter(Boolean).join(' · ');
  };
}
