import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { productFavourites as favourites } from './tables.ts';

/** Serialises the changes of one buyer's favourites, so that limits hold and a double click toggles twice. */
export async function lockFavourites({ queries }: Transaction, userId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites:${userId}`}, 0))`);
}

/** Favourites, the latest first. */
export async function readFavourites(queries: Queries, userId: string, limit = Number.MAX_SAFE_INTEGER) {
  return queries
    .select({
      productId: favourites.productId,
      priceWhenAddedCents: favourites.priceWhenAddedCents,
      createdAt: favourites.createdAt,
    })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
    .limit(limit);
}

export async function hasFavourite(queries: Queries, userId: string, productId: number): Promise<boolean> {
  const isThis = and(eq(favourites.userId, userId), eq(favourites.productId, productId));
  return (await queries.$count(favourites, isThis)) > 0;
}

export async function countFavourites(queries: Queries, userId: string): Promise<number> {
  return queries.$count(favourites, eq(favourites.userId, userId));
}

export async function insertFavourite(queries: Queries, row: typeof favourites.$inferInsert): Promise<void> {
  await queries.insert(favourites).values(row).onConflictDoNothing();
}

/** Returns how many were deleted. */
export async function deleteFavourites(
  queries: Queries,
  userId: string,
  productIds: readonly number[],
): Promise<number> {
  const deleted = await queries
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), inArray(favourites.productId, [...productIds])))
    .returning({ productId: favourites.productId });
  return deleted.length;
}

export async function deleteAllFavourites(queries: Queries, userId: string): Promise<void> {
  await queries.delete(favourites).where(eq(favourites.userId, userId));
}
