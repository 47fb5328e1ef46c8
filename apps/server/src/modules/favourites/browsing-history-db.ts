import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { browsingHistory } from './tables.ts';

const latestFirst = [desc(browsingHistory.seenAt), desc(browsingHistory.id)];

const isSeenWithin = (days: number) => gt(browsingHistory.seenAt, sql`${mallNow} - make_interval(days => ${days})`);

/** One entry per product and day, with the time of the latest view. */
export async function upsertBrowsing(queries: Queries, userId: string, productId: number): Promise<void> {
  await queries
    .insert(browsingHistory)
    .values({ userId, productId, day: sql`(${mallNow} at time zone 'UTC')::date` })
    .onConflictDoUpdate({
      target: [browsingHistory.userId, browsingHistory.day, browsingHistory.productId],
      set: { seenAt: mallNow },
    });
}

/** Deletes all but the latest entries of a buyer. */
export async function trimBrowsingHistory(queries: Queries, userId: string, entries: number): Promise<void> {
  const beyond = queries
    .select({ id: browsingHistory.id })
    .from(browsingHistory)
    .where(eq(browsingHistory.userId, userId))
    .orderBy(...latestFirst)
    .offset(entries);
  await queries
    .delete(browsingHistory)
    .where(and(eq(browsingHistory.userId, userId), inArray(browsingHistory.id, beyond)));
}

export async function readBrowsingHistory(
  queries: Queries,
  userId: string,
  days: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const own = and(eq(browsingHistory.userId, userId), isSeenWithin(days));
  const total = queries.$count(browsingHistory, own);
  const rows = await queries
    .select({
      id: browsingHistory.id,
      productId: browsingHistory.productId,
      day: browsingHistory.day,
      seenAt: browsingHistory.seenAt,
      total: sql<number>`(${total})`.mapWith(Number),
    })
    .from(browsingHistory)
    .where(own)
    .orderBy(...latestFirst)
    .offset(offset)
    .limit(limit);
  return { entries: rows, total: rows[0]?.total ?? (offset > 0 ? await total : 0) };
}

/** Deletes the given entries of a buyer, or all entries. */
export async function deleteBrowsingHistory(queries: Queries, userId: string, ids?: readonly number[]): Promise<void> {
  await queries
    .delete(browsingHistory)
    .where(and(eq(browsingHistory.userId, userId), ids && inArray(browsingHistory.id, [...ids])));
}

export async function deleteBrowsingHistoryOlderThan(queries: Queries, days: number): Promise<void> {
  await queries.delete(browsingHistory).where(sql`not (${isSeenWithin(days)})`);
}

export async function hasBrowsedWithin(queries: Queries, userId: string, days: number): Promise<boolean> {
  return (await queries.$count(browsingHistory, and(eq(browsingHistory.userId, userId), isSeenWithin(days)))) > 0;
}

/** For demo data: inserts past views. */
export async function insertBrowsing(
  queries: Queries,
  userId: string,
  views: readonly { readonly productId: number; readonly at: Date }[],
): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ productId, at }) => ({
    userId,
    productId,
    day: at.toISOString().slice(0, 10),
    seenAt: at,
  }));
  await queries.insert(browsingHistory).values(rows).onConflictDoNothing();
}
