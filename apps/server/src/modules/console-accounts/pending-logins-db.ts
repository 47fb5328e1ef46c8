import { and, eq, gt, lt } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { pendingLogins } from './tables.ts';

/** Stores a sign-in between the password and the second factor. */
export async function insertPendingLogin(queries: Queries, tokenHash: Buffer, userId: string): Promise<void> {
  await queries.insert(pendingLogins).values({ tokenHash, userId });
}

export async function findPendingLogin(queries: Queries, tokenHash: Buffer): Promise<string | undefined> {
  const [found] = await queries
    .select({ userId: pendingLogins.userId })
    .from(pendingLogins)
    .where(and(eq(pendingLogins.tokenHash, tokenHash), gt(pendingLogins.expiresAt, mallNow)));
  return found?.userId;
}

/** Atomic: true for one of several concurrent callers. */
export async function deletePendingLogin(queries: Queries, tokenHash: Buffer): Promise<boolean> {
  const deleted = await queries
    .delete(pendingLogins)
    .where(eq(pendingLogins.tokenHash, tokenHash))
    .returning({ userId: pendingLogins.userId });
  return deleted.length > 0;
}

export async function deleteExpiredLogins(queries: Queries): Promise<void> {
  await queries.delete(pendingLogins).where(lt(pendingLogins.expiresAt, mallNow));
}
