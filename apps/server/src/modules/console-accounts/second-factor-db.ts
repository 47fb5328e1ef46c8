import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { recoveryCodes, secondFactors } from './tables.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function readSecondFactor(queries: Queries, userId: string): Promise<SecondFactor | undefined> {
  const [found] = await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found;
}

/** Those of the people who have confirmed a second factor. */
export async function readEnrolled(queries: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await queries
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(inArray(secondFactors.userId, [...userIds]), isNotNull(secondFactors.confirmedAt)));
  return new Set(rows.map(({ userId }) => userId));
}

export async function isEnrolled(queries: Queries, userId: string): Promise<boolean> {
  return (await readEnrolled(queries, [userId])).has(userId);
}

/** Atomic: true for one of several concurrent callers. Each time step accepts one code, and earlier steps none. */
export async function advanceStep(queries: Queries, userId: string, step: number): Promise<boolean> {
  const advanced = await queries
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return advanced.length > 0;
}

/** Atomic: true for one of several concurrent callers. */
export async function consumeRecoveryCode(queries: Queries, userId: string, codeHash: Buffer): Promise<boolean> {
  const used = await queries
    .update(recoveryCodes)
    .set({ usedAt: mallNow })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** Replaces an unconfirmed secret. False when a confirmed one exists. */
export async function writeSecret(queries: Queries, userId: string, secret: Buffer): Promise<boolean> {
  const written = await queries
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return written.length > 0;
}

/** False when the secret is confirmed already, or was replaced since the code was compared with it. */
export async function confirmSecret(
  queries: Queries,
  userId: string,
  { secret, codeHashes }: { readonly secret: Buffer; readonly codeHashes: readonly Buffer[] },
): Promise<boolean> {
  const confirmed = await queries
    .update(secondFactors)
    .set({ confirmedAt: mallNow })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt), eq(secondFactors.secret, secret)))
    .returning({ userId: secondFactors.userId });
  if (confirmed.length === 0) return false;
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await queries.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  return true;
}

/** Deletes it with its recovery codes and pending logins (on delete cascade). */
export async function deleteSecondFactor(queries: Queries, userId: string): Promise<void> {
  await queries.delete(secondFactors).where(eq(secondFactors.userId, userId));
}
