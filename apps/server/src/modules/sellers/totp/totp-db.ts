import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { recoveryCodes, sellers } from '../tables.ts';

/** True for one caller only: each time step accepts one code, and none before it. */
export async function advanceTotpStep(queries: Queries, sellerId: string, step: number): Promise<boolean> {
  const advanced = await queries
    .update(sellers)
    .set({ totpLastStep: step })
    .where(and(eq(sellers.id, sellerId), lt(sellers.totpLastStep, step)))
    .returning({ id: sellers.id });
  return advanced.length > 0;
}

/** True for one caller only. */
export async function consumeRecoveryCode(queries: Queries, sellerId: string, codeHash: Buffer): Promise<boolean> {
  const used = await queries
    .update(recoveryCodes)
    .set({ usedAt: mallNow })
    .where(
      and(eq(recoveryCodes.sellerId, sellerId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ sellerId: recoveryCodes.sellerId });
  return used.length > 0;
}

/** Replaces the secret that is not confirmed yet. False when a confirmed one is there. */
export async function writeTotpSecret(queries: Queries, sellerId: string, totpSecret: Buffer): Promise<boolean> {
  const written = await queries
    .update(sellers)
    .set({ totpSecret })
    .where(and(eq(sellers.id, sellerId), isNull(sellers.totpConfirmedAt)))
    .returning({ id: sellers.id });
  return written.length > 0;
}

/** False when it is confirmed already, or when the secret was replaced since the code was compared with it. */
export async function confirmTotp(
  queries: Queries,
  sellerId: string,
  { secret, codeHashes }: { readonly secret: Buffer; readonly codeHashes: readonly Buffer[] },
): Promise<boolean> {
  const confirmed = await queries
    .update(sellers)
    .set({ totpConfirmedAt: mallNow })
    .where(and(eq(sellers.id, sellerId), isNull(sellers.totpConfirmedAt), eq(sellers.totpSecret, secret)))
    .returning({ id: sellers.id });
  if (confirmed.length === 0) return false;
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.sellerId, sellerId));
  await queries.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ sellerId, codeHash })));
  return true;
}

export async function deleteTotp(queries: Queries, sellerId: string): Promise<void> {
  await queries
    .update(sellers)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: sql`0` })
    .where(eq(sellers.id, sellerId));
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.sellerId, sellerId));
}
