import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { members } from './tables.ts';

export async function readGrowth(queries: Queries, userId: string): Promise<number> {
  const [member] = await queries.select({ growth: members.growth }).from(members).where(eq(members.userId, userId));
  return member?.growth ?? 0;
}

/** Not idempotent: must run in the transaction of the one-time event that earns the growth. */
export async function addGrowth({ queries }: Transaction, userId: string, growth: number): Promise<void> {
  if (growth === 0) return;
  await queries
    .insert(members)
    .values({ userId, growth })
    .onConflictDoUpdate({ target: members.userId, set: { growth: sql`${members.growth} + ${growth}` } });
}

/** Takes growth back after a refund. */
export async function deductGrowth({ queries }: Transaction, userId: string, growth: number): Promise<void> {
  if (growth === 0) return;
  await queries
    .update(members)
    .set({ growth: sql`greatest(0, ${members.growth} - ${growth})` })
    .where(eq(members.userId, userId));
}

export async function deleteMember(queries: Queries, userId: string): Promise<void> {
  await queries.delete(members).where(eq(members.userId, userId));
}
