import { MAX_PIECES } from '@galleria/domain/cart/cart-rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { CartLine } from './cart-lines-db.ts';
import { savedLines } from './tables.ts';

export type SavedLine = typeof savedLines.$inferSelect;

/** Saved lines, the latest first. */
export async function readSaved(queries: Queries, userId: string): Promise<SavedLine[]> {
  return queries
    .select()
    .from(savedLines)
    .where(eq(savedLines.userId, userId))
    .orderBy(desc(savedLines.savedAt), desc(savedLines.skuId));
}

export async function countSaved(queries: Queries, userId: string): Promise<number> {
  return queries.$count(savedLines, eq(savedLines.userId, userId));
}

/** Adds the pieces to the row of a SKU that is saved already. Needs the cart's lock. */
export async function insertSaved({ queries }: Transaction, userId: string, lines: readonly CartLine[]): Promise<void> {
  await queries
    .insert(savedLines)
    .values(
      lines.map(({ skuId, prodId, quantity, addedPriceCents }) => ({
        userId,
        skuId,
        prodId,
        quantity,
        addedPriceCents,
      })),
    )
    .onConflictDoUpdate({
      target: [savedLines.userId, savedLines.skuId],
      set: {
        quantity: sql`least(${savedLines.quantity} + excluded.quantity, ${MAX_PIECES}::int)`,
        savedAt: sql`mall_now()`,
      },
    });
}

/** Atomic: of two concurrent calls for the same SKU, the second gets undefined. */
export async function deleteSavedReturning(
  { queries }: Transaction,
  userId: string,
  skuId: number,
): Promise<SavedLine | undefined> {
  const [taken] = await queries
    .delete(savedLines)
    .where(and(eq(savedLines.userId, userId), eq(savedLines.skuId, skuId)))
    .returning();
  return taken;
}

/** Deletes the given lines, or all. */
export async function deleteSaved(queries: Queries, userId: string, skuIds?: readonly number[]): Promise<void> {
  await queries
    .delete(savedLines)
    .where(
      and(eq(savedLines.userId, userId), skuIds && sql`${savedLines.skuId} = any(${sql.param([...skuIds])}::int[])`),
    );
}

/** For demo data. */
export async function seedSavedLine({ queries }: Transaction, line: typeof savedLines.$inferInsert): Promise<void> {
  await queries.insert(savedLines).values(line).onConflictDoNothing();
}
