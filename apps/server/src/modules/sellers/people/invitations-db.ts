import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { storeInvitations, storeRoles } from '../tables.ts';
import { roleColumns } from './people-db.ts';

const LIFE_DAYS = 7;

const invitationColumns = {
  id: storeInvitations.id,
  storeId: storeInvitations.storeId,
  mail: storeInvitations.mail,
  createdAt: storeInvitations.createdAt,
  expiresAt: storeInvitations.expiresAt,
  ...roleColumns,
};

export async function readInvitations(queries: Queries, storeId: number) {
  return queries
    .select(invitationColumns)
    .from(storeInvitations)
    .innerJoin(storeRoles, eq(storeRoles.id, storeInvitations.roleId))
    .where(and(eq(storeInvitations.storeId, storeId), gt(storeInvitations.expiresAt, mallNow)))
    .orderBy(asc(storeInvitations.createdAt));
}

interface NewInvitation {
  readonly storeId: number;
  readonly mail: string;
  readonly roleId: number;
  readonly tokenHash: Buffer;
}

/** Replaces an earlier invitation to the same address, so that its link stops working. */
export async function upsertInvitation(queries: Queries, invitation: NewInvitation): Promise<void> {
  const { roleId, tokenHash } = invitation;
  const columns = {
    ...{ roleId, tokenHash, createdAt: mallNow },
    expiresAt: sql`mall_now() + make_interval(days => ${LIFE_DAYS})`,
  };
  await queries
    .insert(storeInvitations)
    .values({ ...invitation, ...columns })
    .onConflictDoUpdate({ target: [storeInvitations.storeId, storeInvitations.mail], set: columns });
}

export async function findInvitation(queries: Queries, tokenHash: Buffer) {
  const [found] = await queries
    .select(invitationColumns)
    .from(storeInvitations)
    .innerJoin(storeRoles, eq(storeRoles.id, storeInvitations.roleId))
    .where(and(eq(storeInvitations.tokenHash, tokenHash), gt(storeInvitations.expiresAt, mallNow)));
  return found;
}

/** Deletes the invitation, so that it is accepted once: true for one of several concurrent callers. */
export async function deleteInvitation(queries: Queries, id: string): Promise<boolean> {
  const deleted = await queries
    .delete(storeInvitations)
    .where(eq(storeInvitations.id, id))
    .returning({ id: storeInvitations.id });
  return deleted.length > 0;
}

/** False when this store has no such invitation. */
export async function revokeInvitationOf(queries: Queries, storeId: number, id: string): Promise<boolean> {
  const deleted = await queries
    .delete(storeInvitations)
    .where(and(eq(storeInvitations.storeId, storeId), eq(storeInvitations.id, id)))
    .returning({ id: storeInvitations.id });
  return deleted.length > 0;
}

export async function countInvitations(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(
    storeInvitations,
    and(eq(storeInvitations.storeId, storeId), gt(storeInvitations.expiresAt, mallNow)),
  );
}

export async function deleteExpiredInvitations(queries: Queries): Promise<void> {
  await queries.delete(storeInvitations).where(lt(storeInvitations.expiresAt, mallNow));
}
