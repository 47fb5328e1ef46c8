import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { browseLog } from './tables.ts';

const latestFirst = [desc(browseLog.seenAt), desc(browseLog.id)];

const isYoungerThan = (days: number) => gt(browseLog.seenAt, sql`${mallNow} - make_interval(days => ${days})`);

/** A product that was looked at twice on a day is one entry, at the later time. */
export async function logSeen(queries: Queries, userId: string, productId: number): Promise<void> {
  await queries
    .insert(browseLog)
    .values({ userId, productId, day: sql`(${mallNow} at time zone 'UTC')::date` })
    .onConflictDoUpdate({
      target: [browseLog.userId, browseLog.day, browseLog.productId],
      set: { seenAt: mallNow },
    });
}

/** Keeps the latest entries of a person and drops what is beyond. */
export async function trimBrowsing(queries: Queries, userId: string, entries: number): Promise<void> {
  const beyond = queries
    .select({ id: browseLog.id })
    .from(browseLog)
    .where(eq(browseLog.userId, userId))
    .orderBy(...latestFirst)
    .offset(entries);
  await queries.delete(browseLog).where(and(eq(browseLog.userId, userId), inArray(browseLog.id, beyond)));
}

export async function readBrowsingPage(
  queries: Queries,
  userId: string,
  days: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const own = and(eq(browseLog.userId, userId), isYoungerThan(days));
  const total = queries.$count(browseLog, own);
  const rows = await queries
    .select({
      id: browseLog.id,
      productId: browseLog.productId,
      day: browseLog.day,
      seenAt: browseLog.seenAt,
      total: sql<number>`(${total})`.mapWith(Number),
    })
    .from(browseLog)
    .where(own)
    .orderBy(...latestFirst)
    .offset(offset)
    .limit(limit);
  return { entries: rows, total: rows[0]?.total ?? (offset > 0 ? await total : 0) };
}

/** Some entries of a person, or all of them. */
export async function forgetBrowsing(queries: Queries, userId: string, ids?: readonly number[]): Promise<void> {
  await queries.delete(browseLog).where(and(eq(browseLog.userId, userId), ids && inArray(browseLog.id, [...ids])));
}

export async function forgetOldBrowsing(queries: Queries, days: number): Promise<void> {
  await queries.delete(browseLog).where(sql`not (${isYoungerThan(days)})`);
}
