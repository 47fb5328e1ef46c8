import { ACTIVITY_KINDS } from '@galleria/domain/activities/activity-kinds';
import { ACTIVITY_STATES, type ActivityState } from '@galleria/domain/activities/activity-state';
import { Tag } from 'antd';
import { useText } from '../console-context.tsx';
import type { Filters } from '../list/filters.ts';

const COLOURS: Readonly<Record<ActivityState, string>> = {
  waiting: 'warning',
  refused: 'error',
  notStarted: 'processing',
  ongoing: 'success',
  soldOut: 'warning',
  ended: 'default',
  takenDown: 'error',
};

/** One view of the list per state, in the order in which stores and staff look for them. */
const VIEWS: readonly ActivityState[] = [
  'ongoing',
  'soldOut',
  'notStarted',
  'waiting',
  'refused',
  'ended',
  'takenDown',
];

export function ActivityStateTag({ state }: { state: ActivityState }) {
  const text = useText();
  return <Tag color={COLOURS[state]}>{text(`consoleActivities.state.${state}`)}</Tag>;
}

export function useActivityFilters() {
  const text = useText();
  return {
    keyword: { kind: 'text', label: text('consoleActivities.search') },
    state: {
      kind: 'select',
      label: text('consoleActivities.state'),
      options: ACTIVITY_STATES.map((value) => ({ value, label: text(`consoleActivities.state.${value}`) })),
    },
    kind: {
      kind: 'select',
      label: text('consoleActivities.kind'),
      options: ACTIVITY_KINDS.map((value) => ({ value, label: text(`consoleActivities.kind.${value}`) })),
    },
  } as const satisfies Filters;
}

export function useActivityViews() {
  const text = useText();
  return VIEWS.map((state) => ({ name: text(`consoleActivities.state.${state}`), search: `state=${state}` }));
}

export function toActivityInput({ keyword, state, kind }: { keyword?: string; state?: string; kind?: string }) {
  return {
    keyword: keyword?.slice(0, MAX_KEYWORD_LENGTH),
    state: ACTIVITY_STATES.find((one) => one === state),
    kind: ACTIVITY_KINDS.find((one) => one === kind),
  };
}

/** The operation refuses a longer keyword; names of activities are shorter. */
const MAX_KEYWORD_LENGTH = 60;
