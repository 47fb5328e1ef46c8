import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { productFavourites as kept } from './tables.ts';

/** What one person keeps changes one step at a time, so that limits hold and a double click is two clicks. */
export async function lockFavourites({ queries }: Transaction, userId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites:${userId}`}, 0))`);
}

/** The latest first: so many of them, or all. */
export async function readKeptProducts(queries: Queries, userId: string, limit = Number.MAX_SAFE_INTEGER) {
  return queries
    .select({ productId: kept.productId, keptPriceCents: kept.keptPriceCents, createdAt: kept.createdAt })
    .from(kept)
    .where(eq(kept.userId, userId))
    .orderBy(desc(kept.createdAt), desc(kept.productId))
    .limit(limit);
}

export async function isProductKept(queries: Queries, userId: string, productId: number): Promise<boolean> {
  return (await countProducts(queries, and(eq(kept.userId, userId), eq(kept.productId, productId)))) > 0;
}

export function countKeptProducts(queries: Queries, userId: string): Promise<number> {
  return countProducts(queries, eq(kept.userId, userId));
}

async function countProducts(queries: Queries, where: ReturnType<typeof and>): Promise<number> {
  return queries.$count(kept, where);
}

export async function keepProduct(queries: Queries, row: typeof kept.$inferInsert): Promise<void> {
  await queries.insert(kept).values(row).onConflictDoNothing();
}

/** Answers how many were let go. */
export async function letProductsGo(queries: Queries, userId: string, productIds: readonly number[]): Promise<number> {
  const gone = await queries
    .delete(kept)
    .where(and(eq(kept.userId, userId), inArray(kept.productId, [...productIds])))
    .returning({ productId: kept.productId });
  return gone.length;
}

export async function letAllProductsGo(queries: Queries, userId: string): Promise<void> {
  await queries.delete(kept).where(eq(kept.userId, userId));
}
