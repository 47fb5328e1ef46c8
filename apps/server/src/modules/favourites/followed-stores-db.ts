import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { storeFavourites as followed } from './tables.ts';

/** The latest first: so many of them, or all. */
export async function readFollowedStores(queries: Queries, userId: string, limit = Number.MAX_SAFE_INTEGER) {
  return queries
    .select({ storeId: followed.storeId, createdAt: followed.createdAt })
    .from(followed)
    .where(eq(followed.userId, userId))
    .orderBy(desc(followed.createdAt), desc(followed.storeId))
    .limit(limit);
}

export async function isStoreFollowed(queries: Queries, userId: string, storeId: number): Promise<boolean> {
  return (await queries.$count(followed, and(eq(followed.userId, userId), eq(followed.storeId, storeId)))) > 0;
}

export async function countFollowedStores(queries: Queries, userId: string): Promise<number> {
  return queries.$count(followed, eq(followed.userId, userId));
}

export async function followStore(queries: Queries, row: typeof followed.$inferInsert): Promise<void> {
  await queries.insert(followed).values(row).onConflictDoNothing();
}

/** Answers which ones were followed until now. */
export async function unfollowStores(
  queries: Queries,
  userId: string,
  storeIds?: readonly number[],
): Promise<number[]> {
  const chosen = storeIds && inArray(followed.storeId, [...storeIds]);
  const gone = await queries
    .delete(followed)
    .where(and(eq(followed.userId, userId), chosen))
    .returning({ storeId: followed.storeId });
  return gone.map(({ storeId }) => storeId);
}
