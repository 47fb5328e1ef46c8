import { ActivityCalendar } from '@galleria/console-kit/activities/activity-calendar';
import { periodOf } from '@galleria/console-kit/activities/calendar-weeks';
import { useLocale } from '@galleria/console-kit/console-context';
import { usePagedCall } from '@galleria/console-kit/use-call';
import { storeActivityCalendar } from '@galleria/contract/activities/store-activities';
import type { ComponentProps } from 'react';

/** Calendar of the store's activities. */
export function StoreCalendar(props: Omit<ComponentProps<typeof ActivityCalendar>, 'answer' | 'activities'>) {
  const answer = usePagedCall(storeActivityCalendar, periodOf(props.month, useLocale()));
  return <ActivityCalendar {...props} answer={answer} activities={answer.data} />;
}
