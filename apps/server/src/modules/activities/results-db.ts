import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { activityUses } from './tables.ts';
import { readActivityViews } from './views-db.ts';

export type ActivityUse = typeof activityUses.$inferSelect;

/** Replaces the rows of these orders, so it is idempotent, and removes those of orders without uses. */
export async function recordActivityUses(
  { queries }: Transaction,
  orderIds: readonly number[],
  uses: readonly ActivityUse[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await queries.delete(activityUses).where(inArray(activityUses.orderId, [...orderIds]));
  if (uses.length > 0)
    await queries
      .insert(activityUses)
      .values([...uses])
      .onConflictDoNothing();
}

const NOTHING = { views: 0, visitors: 0, orders: 0, buyers: 0, paidCents: 0, offCents: 0 };
export type ActivityResults = typeof NOTHING;

/** Views and results of these activities, read at once for a whole page; returns a lookup by id. */
export async function readActivityResults(
  queries: Queries,
  activityIds: readonly number[],
): Promise<(activityId: number) => ActivityResults> {
  if (activityIds.length === 0) return () => NOTHING;
  const seen = await readActivityViews(queries, activityIds);
  const rows = await queries
    .select({
      activityId: activityUses.activityId,
      orders: sql<number>`count(*)::int`,
      buyers: sql<number>`count(distinct ${activityUses.userId})::int`,
      paidCents: sql<number>`sum(${activityUses.paidCents})::float8`,
      offCents: sql<number>`sum(${activityUses.offCents})::float8`,
    })
    .from(activityUses)
    .where(inArray(activityUses.activityId, [...activityIds]))
    .groupBy(activityUses.activityId);
  const found = new Map(rows.map(({ activityId, ...results }) => [activityId, results]));
  return (activityId) => {
    const { views, visitors } = seen.get(activityId) ?? NOTHING;
    return { ...(found.get(activityId) ?? NOTHING), views, visitors };
  };
}
