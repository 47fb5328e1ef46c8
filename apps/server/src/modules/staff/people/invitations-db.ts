import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { staffInvitations, staffRoles } from '../tables.ts';

const LIFE_DAYS = 7;

const invitations = (queries: Queries) =>
  queries
    .select({ invitation: staffInvitations, role: staffRoles })
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId));

export async function readInvitations(queries: Queries) {
  return invitations(queries).where(gt(staffInvitations.expiresAt, mallNow)).orderBy(asc(staffInvitations.createdAt));
}

/** Replaces an earlier invitation to the same address, so that its link stops working. */
export async function upsertInvitation(
  queries: Queries,
  { mail, ...given }: { readonly mail: string; readonly roleId: number; readonly tokenHash: Buffer },
): Promise<void> {
  const columns = { ...given, createdAt: mallNow, expiresAt: sql`mall_now() + make_interval(days => ${LIFE_DAYS})` };
  await queries
    .insert(staffInvitations)
    .values({ mail, ...columns })
    .onConflictDoUpdate({ target: staffInvitations.mail, set: columns });
}

export async function findInvitation(queries: Queries, tokenHash: Buffer) {
  const [found] = await invitations(queries).where(
    and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, mallNow)),
  );
  return found;
}

/** Accepts an invitation once: true for one of several concurrent callers, false if there is none. */
export async function deleteInvitation(queries: Queries, id: string): Promise<boolean> {
  const deleted = await queries
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning({ id: staffInvitations.id });
  return deleted.length > 0;
}

export async function countInvitations(queries: Queries): Promise<number> {
  return queries.$count(staffInvitations, gt(staffInvitations.expiresAt, mallNow));
}

export async function deleteExpiredInvitations(queries: Queries): Promise<void> {
  await queries.delete(staffInvitations).where(lt(staffInvitations.expiresAt, mallNow));
}
