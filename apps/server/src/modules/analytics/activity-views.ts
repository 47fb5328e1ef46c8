import type { Queries } from '../../infra/database/database.ts';
import { type ActivityViews, type CurrentActivities, recordActivityViews } from '../activities/index.ts';
import { type ActivityVisit, noteActivityVisitors } from './analytics-db.ts';

/**
 * The activities that the product's page shows as running: that of its price, that for new users, its gift and its combos.
 * Visitors are counted without knowing who they are, so what is for new users counts for everybody.
 */
export function shownActivities(current: CurrentActivities, prodId: number): number[] {
  const priced = current.ofProduct(prodId).filter(({ startsAt }) => startsAt <= current.now);
  const others = [current.forFirstOrders(prodId), current.giftsOf(prodId), current.combosOf(prodId)].flat();
  const shown = [...priced, ...others];
  return [...new Set(shown.map(({ activityId }) => activityId))];
}

export interface SeenActivity extends ActivityVisit {
  /** How often this visitor saw it. */
  readonly views: number;
}

/** Two statements for all that was seen since the last time. */
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
