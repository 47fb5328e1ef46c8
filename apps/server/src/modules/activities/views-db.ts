import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { activityViews } from './tables.ts';

export interface ActivityViews {
  readonly activityId: number;
  readonly views: number;
  /** Visitors who were not counted before today. */
  readonly visitors: number;
}

/** Adds to the counters in the order of keys, so that two processes cannot deadlock. */
export async function recordActivityViews(queries: Queries, seen: readonly ActivityViews[]): Promise<void> {
  if (seen.length === 0) return;
  await queries
    .insert(activityViews)
    .values(seen.toSorted((one, other) => one.activityId - other.activityId))
    .onConflictDoUpdate({
      target: activityViews.activityId,
      set: {
        views: sql`${activityViews.views} + excluded.views`,
        visitors: sql`${activityViews.visitors} + excluded.visitors`,
      },
    });
}

export async function readActivityViews(
  queries: Queries,
  activityIds: readonly number[],
): Promise<ReadonlyMap<number, ActivityViews>> {
  const rows = await queries
    .select()
    .from(activityViews)
    .where(inArray(activityViews.activityId, [...activityIds]));
  return new Map(rows.map((row) => [row.activityId, row]));
}
