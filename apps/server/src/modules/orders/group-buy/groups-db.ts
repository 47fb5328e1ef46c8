import { GROUP_HOURS, type GroupState } from '@galleria/domain/activities/group-buy';
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { groups, places } from './tables.ts';

const GROUP = {
  ...{ id: groups.id, activityId: groups.activityId, productId: groups.productId, storeId: groups.storeId },
  ...{ size: groups.size, leaderId: groups.leaderId, state: groups.state, expiresAt: groups.expiresAt },
  /** The time of reading, by the mall's clock. */
  now: sql<Date>`${mallNow}`.mapWith(groups.createdAt),
};

export type Group = Awaited<ReturnType<typeof findGroup>> & object;

export async function findGroup(queries: Queries, groupId: number) {
  const [found] = await queries.select(GROUP).from(groups).where(eq(groups.id, groupId));
  return found;
}

/** Locks the group until the transaction ends. Every change of a group or of its places takes this lock. */
export async function lockGroup(queries: Queries, groupId: number): Promise<Group | undefined> {
  const [found] = await queries.select(GROUP).from(groups).where(eq(groups.id, groupId)).for('update');
  return found;
}

/** Locks the group in which a trade has its place. */
export async function lockGroupOf(queries: Queries, tradeId: number): Promise<Group | undefined> {
  const ofTrade = queries.select({ id: places.groupId }).from(places).where(eq(places.tradeId, tradeId));
  const [found] = await queries.select(GROUP).from(groups).where(inArray(groups.id, ofTrade)).for('update');
  return found;
}

type NewGroup = Pick<typeof groups.$inferInsert, 'activityId' | 'productId' | 'storeId' | 'size' | 'leaderId'>;

export async function insertGroup(queries: Queries, values: NewGroup): Promise<number> {
  const [added] = await queries.insert(groups).values(values).returning({ id: groups.id });
  if (!added) throw new Error(`insertGroup: no row for activity ${values.activityId}`);
  return added.id;
}

/** Starts the time of a group, with its first payment. Undefined when it has started before. */
export async function startGroup(queries: Queries, groupId: number): Promise<Date | undefined> {
  const [started] = await queries
    .update(groups)
    .set({ expiresAt: sql`${mallNow} + make_interval(hours => ${GROUP_HOURS})` })
    .where(and(eq(groups.id, groupId), sql`${groups.expiresAt} is null`))
    .returning({ expiresAt: groups.expiresAt });
  return started?.expiresAt ?? undefined;
}

export async function setLeader(queries: Queries, groupId: number, leaderId: string): Promise<void> {
  await queries.update(groups).set({ leaderId }).where(eq(groups.id, groupId));
}

/** False when the group had ended before. */
export async function endGroup(
  queries: Queries,
  groupId: number,
  state: Exclude<GroupState, 'open'>,
): Promise<boolean> {
  const ended = await queries
    .update(groups)
    .set({ state, endedAt: mallNow })
    .where(and(eq(groups.id, groupId), eq(groups.state, 'open')))
    .returning({ id: groups.id });
  return ended.length > 0;
}

/** Open groups whose time is over, and failed groups with places that are still to be refunded. */
export async function readDueGroups(queries: Queries, afterId: number, limit: number) {
  const overdue = queries
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.state, 'open'), lte(groups.expiresAt, mallNow)));
  const left = queries
    .select({ id: groups.id })
    .from(places)
    .innerJoin(groups, eq(groups.id, places.groupId))
    .where(and(places.isOpen, eq(groups.state, 'failed')));
  return queries
    .select({ id: groups.id })
    .from(groups)
    .where(and(gt(groups.id, afterId), inArray(groups.id, union(overdue, left))))
    .orderBy(asc(groups.id))
    .limit(limit);
}

export async function readOpenGroupIds(queries: Queries, activityId: number): Promise<number[]> {
  const rows = await queries
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.activityId, activityId), eq(groups.state, 'open')))
    .orderBy(asc(groups.id));
  return rows.map(({ id }) => id);
}

/** Groups that can be joined, those that end first in front. */
export async function readJoinableGroups(
  queries: Queries,
  activityId: number,
  prodId: number | undefined,
  limit: number,
) {
  const taken = sql`(select count(*) from ${places} where ${places.groupId} = ${groups.id})`;
  const isPaid = sql`exists (select from ${places} where ${places.groupId} = ${groups.id} and ${places.paidAt} is not null)`;
  return queries
    .select(GROUP)
    .from(groups)
    .where(
      and(
        ...[eq(groups.activityId, activityId), eq(groups.state, 'open'), gt(groups.expiresAt, mallNow)],
        prodId === undefined ? undefined : eq(groups.productId, prodId),
        sql`${taken} < ${groups.size}`,
        isPaid,
      ),
    )
    .orderBy(asc(groups.expiresAt), asc(groups.id))
    .limit(limit);
}

/** Groups that wait for members, those that end first in front; without those whose leader has not paid. */
export async function readOpenGroups(queries: Queries, activityId: number, limit: number): Promise<Group[]> {
  return queries
    .select(GROUP)
    .from(groups)
    .where(and(eq(groups.activityId, activityId), eq(groups.state, 'open'), isNotNull(groups.expiresAt)))
    .orderBy(asc(groups.expiresAt), asc(groups.id))
    .limit(limit);
}

/** The number of groups of an activity in each state; those whose leader has not paid do not count. */
export async function countGroups(queries: Queries, activityId: number): Promise<Record<GroupState, number>> {
  const rows = await queries
    .select({ state: groups.state, count: sql<number>`count(*)::int` })
    .from(groups)
    .where(and(eq(groups.activityId, activityId), sql`${groups.expiresAt} is not null`))
    .groupBy(groups.state);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return { open: counts.get('open') ?? 0, filled: counts.get('filled') ?? 0, failed: counts.get('failed') ?? 0 };
}
