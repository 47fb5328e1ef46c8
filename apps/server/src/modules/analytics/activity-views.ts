import type { Queries } from '../../infra/database/database.ts';
import { type ActivityViews, type CurrentActivities, recordActivityViews } from '../activities/index.ts';
import { type ActivityVisit, noteActivityVisitors } from './analytics-db.ts';

/**
 * The activities that the product page shows as running: the one that sets its price, a new-user special, its gift and
 * its combos. Visitors are anonymous, so a new-user special counts for every visitor.
 */
export function shownActivities(current: CurrentActivities, prodId: number): number[] {
  const priced = current.ofProduct(prodId).filter(({ startsAt }) => startsAt <= current.now);
  const others = [current.forFirstOrders(prodId), current.giftsOf(prodId), current.combosOf(prodId)].flat();
  const shown = [...priced, ...others];
  return [...new Set(shown.map(({ activityId }) => activityId))];
}

export interface SeenActivity extends ActivityVisit {
  /** Number of times this visitor saw the activity. */
  readonly views: number;
}

/** Two statements for all views since the last flush. */
export async function countActivityViews(queries: Queries, seen: readonly SeenActivity[]): Promise<void> {
  if (seen.length === 0) return;
  const visitors = await noteActivityVisitors(queries, seen);
  await recordActivityViews(queries, viewsByActivity(seen, visitors));
}

export function viewsByActivity(
  seen: readonly Pick<SeenActivity, 'activityId' | 'views'>[],
  visitors: ReadonlyMap<number, number>,
): ActivityViews[] {
  const byActivity = Map.groupBy(seen, ({ activityId }) => activityId);
  return [...byActivity].map(([activityId, some]) => ({
    activityId,
    views: some.reduce((sum, { views }) => sum + views, 0),
    visitors: visitors.get(activityId) ?? 0,
  }));
}
