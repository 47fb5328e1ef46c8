import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { storeFavourites as followed } from './tables.ts';

/** Followed stores, the latest first. */
export async function readFollowedStores(queries: Queries, userId: string, limit = Number.MAX_SAFE_INTEGER) {
  return queries
    .select({ storeId: followed.storeId, createdAt: followed.createdAt })
    .from(followed)
    .where(eq(followed.userId, userId))
    .orderBy(desc(followed.createdAt), desc(followed.storeId))
    .limit(limit);
}

export async function hasFollowedStore(queries: Queries, userId: string, storeId: number): Promise<boolean> {
  return (await queries.$count(followed, and(eq(followed.userId, userId), eq(followed.storeId, storeId)))) > 0;
}

export async function countFollowedStores(queries: Queries, userId: string): Promise<number> {
  return queries.$count(followed, eq(followed.userId, userId));
}

export async function insertFollowedStore(queries: Queries, row: typeof followed.$inferInsert): Promise<void> {
  await queries.insert(followed).values(row).onConflictDoNothing();
}

/** Deletes the given stores, or all; returns the ids of the deleted ones. */
export async function deleteFollowedStores(
  queries: Queries,
  userId: string,
  storeIds?: readonly number[],
): Promise<number[]> {
  const isChosen = storeIds && inArray(followed.storeId, [...storeIds]);
  const deleted = await queries
    .delete(followed)
    .where(and(eq(followed.userId, userId), isChosen))
    .returning({ storeId: followed.storeId });
  return deleted.map(({ storeId }) => storeId);
}
