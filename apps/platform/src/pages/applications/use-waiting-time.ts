import { useText } from '@galleria/console-kit/console-context';

const HOURS_PER_DAY = 24;

/** How long an application has waited: in hours for the first two days, then in days. */
export function useWaitingTime(): (hours: number) => string {
  const text = useText<'platform'>();
  return (hours) =>
    hours < 2 * HOURS_PER_DAY
      ? text('platformApplications.hours', { count: hours })
      : text('platformApplications.days', { count: Math.floor(hours / HOURS_PER_DAY) });
}
