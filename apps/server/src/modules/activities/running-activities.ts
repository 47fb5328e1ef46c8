import type { ActivityKind } from '@galleria/domain/activities/activity-kinds';
import type { CurrentActivities } from './current-activities.ts';

/** Products with a running activity, by its kind; a product may have several. */
export function runningByKind(current: CurrentActivities): ReadonlyMap<ActivityKind, ReadonlySet<number>> {
  const running = [...current.open(), ...current.openGifts()].filter(({ startsAt }) => startsAt <= current.now);
  const byKind = Map.groupBy(running, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, prices]) => [kind, new Set(prices.map(({ prodId }) => prodId))]));
}
