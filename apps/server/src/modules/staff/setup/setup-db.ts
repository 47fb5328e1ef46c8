import { and, eq, gt, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { builtInRoleId } from '../seed.ts';
import { staffMembers, staffSetup } from '../tables.ts';

/** Whether there is an active superuser, who could invite the others. */
export async function hasSuperuser(queries: Queries): Promise<boolean> {
  const found = await queries
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.roleId, builtInRoleId('superuser')), eq(staffMembers.status, 'active')))
    .limit(1);
  return found.length > 0;
}

/** Replaces the link of an earlier start of the server, so that it stops working. */
export async function upsertSetup(queries: Queries, tokenHash: Buffer): Promise<void> {
  const columns = { tokenHash, expiresAt: sql`mall_now() + interval '24 hours'` };
  await queries
    .insert(staffSetup)
    .values({ id: 1, ...columns })
    .onConflictDoUpdate({ target: staffSetup.id, set: columns });
}

const isValidToken = (tokenHash: Buffer) => and(eq(staffSetup.tokenHash, tokenHash), gt(staffSetup.expiresAt, mallNow));

export async function isSetupOpen(queries: Queries, tokenHash: Buffer): Promise<boolean> {
  return (await queries.select({ id: staffSetup.id }).from(staffSetup).where(isValidToken(tokenHash))).length > 0;
}

/** True for one of several concurrent callers. */
export async function consumeSetup(queries: Queries, tokenHash: Buffer): Promise<boolean> {
  return (await queries.delete(staffSetup).where(isValidToken(tokenHash)).returning({ id: staffSetup.id })).length > 0;
}
