import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { activityReminders } from '../tables.ts';

interface Reminder {
  readonly userId: string;
  readonly activityId: number;
}

/** Of several concurrent inserts, the primary key admits one. */
export async function insertReminder(queries: Queries, reminder: Reminder): Promise<void> {
  await queries.insert(activityReminders).values(reminder).onConflictDoNothing();
}

export async function deleteReminder(queries: Queries, { userId, activityId }: Reminder): Promise<void> {
  await queries
    .delete(activityReminders)
    .where(and(eq(activityReminders.userId, userId), eq(activityReminders.activityId, activityId)));
}

/** Those of these activities for which the buyer has a reminder. */
export async function readRemindedIds(queries: Queries, userId: string, activityIds: readonly number[]) {
  const rows = await queries
    .select({ activityId: activityReminders.activityId })
    .from(activityReminders)
    .where(
      and(
        eq(activityReminders.userId, userId),
        sql`${activityReminders.activityId} = any(${sql.param([...activityIds])}::int[])`,
      ),
    )
    .orderBy(asc(activityReminders.activityId));
  return rows.map(({ activityId }) => activityId);
}

const isDue = (activityId: number) =>
  and(eq(activityReminders.activityId, activityId), isNull(activityReminders.sentAt));

export async function readDueUserIds(queries: Queries, activityId: number, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ userId: activityReminders.userId })
    .from(activityReminders)
    .where(isDue(activityId))
    .orderBy(asc(activityReminders.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Marks due reminders of these buyers as sent and returns their buyers. Of two workers, only one gets each buyer. */
export async function markSent(queries: Queries, activityId: number, userIds: readonly string[]): Promise<string[]> {
  const rows = await queries
    .update(activityReminders)
    .set({ sentAt: mallNow })
    .where(and(isDue(activityId), inArray(activityReminders.userId, [...userIds])))
    .returning({ userId: activityReminders.userId });
  return rows.map(({ userId }) => userId);
}

export async function readRemindersOf(queries: Queries, userId: string) {
  return queries
    .select()
    .from(activityReminders)
    .where(eq(activityReminders.userId, userId))
    .orderBy(asc(activityReminders.createdAt), asc(activityReminders.activityId));
}

export async function deleteRemindersOfBuyer(queries: Queries, userId: string): Promise<void> {
  await queries.delete(activityReminders).where(eq(activityReminders.userId, userId));
}

/** For an activity that was deleted before it started: all of its reminders are unsent. */
export async function deleteRemindersOf(queries: Queries, activityId: number): Promise<void> {
  await queries.delete(activityReminders).where(isDue(activityId));
}

/** Ids of activities with reminders, sent or not, in order. */
export async function readRemindedActivities(queries: Queries, afterId: number, limit: number): Promise<number[]> {
  const rows = await queries
    .selectDistinct({ activityId: activityReminders.activityId })
    .from(activityReminders)
    .where(gt(activityReminders.activityId, afterId))
    .orderBy(asc(activityReminders.activityId))
    .limit(limit);
  return rows.map(({ activityId }) => activityId);
}

/** Deletes at most `limit` reminders and returns their number. */
export async function deleteSomeReminders(
  queries: Queries,
  activityIds: readonly number[],
  limit: number,
): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    delete from activity_reminder where (user_id, activity_id) in (
      select user_id, activity_id from activity_reminder
      where activity_id = any(${sql.param([...activityIds])}::int[]) limit ${limit})`);
  return rowCount ?? 0;
}
