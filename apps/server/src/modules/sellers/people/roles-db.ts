import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { storeInvitations, storeMembers, storeRoles } from '../tables.ts';
import { roleColumns } from './people-db.ts';

/** Built-in roles and those of the store, each with the number of its members in the store. */
export async function readRoles(queries: Queries, storeId: number) {
  return queries
    .select({ ...roleColumns, permissions: storeRoles.permissions, memberCount: count(storeMembers.sellerId) })
    .from(storeRoles)
    .leftJoin(storeMembers, and(eq(storeMembers.roleId, storeRoles.id), eq(storeMembers.storeId, storeId)))
    .where(or(isNull(storeRoles.storeId), eq(storeRoles.storeId, storeId)))
    .groupBy(storeRoles.id)
    .orderBy(asc(storeRoles.id));
}

export async function findRole(queries: Queries, storeId: number, roleId: number) {
  const [role] = await queries
    .select({ ...roleColumns, permissions: storeRoles.permissions })
    .from(storeRoles)
    .where(and(eq(storeRoles.id, roleId), or(isNull(storeRoles.storeId), eq(storeRoles.storeId, storeId))));
  return role;
}

type RoleDraft = Pick<typeof storeRoles.$inferSelect, 'name' | 'permissions'>;

/** Undefined when a role with that name exists, in upper or lower case. */
export async function insertRole(queries: Queries, storeId: number, role: RoleDraft): Promise<number | undefined> {
  const [inserted] = await queries
    .insert(storeRoles)
    .values({ storeId, ...role })
    .onConflictDoNothing()
    .returning({ id: storeRoles.id });
  return inserted?.id;
}

/** Finds only the store's own roles. The row lock makes sessions that are being opened see the change. */
export async function lockOwnRole(queries: Queries, storeId: number, roleId: number) {
  const [role] = await queries
    .select()
    .from(storeRoles)
    .where(and(eq(storeRoles.id, roleId), eq(storeRoles.storeId, storeId)))
    .for('update');
  return role;
}

export async function isRoleNameTaken(queries: Queries, storeId: number, name: string, exceptId: number) {
  const found = await queries
    .select({ id: storeRoles.id })
    .from(storeRoles)
    .where(
      and(
        eq(storeRoles.storeId, storeId),
        sql`lower(${storeRoles.name}) = lower(${name})`,
        sql`${storeRoles.id} <> ${exceptId}`,
      ),
    );
  return found.length > 0;
}

export async function writeRole(queries: Queries, roleId: number, role: RoleDraft): Promise<void> {
  await queries.update(storeRoles).set(role).where(eq(storeRoles.id, roleId));
}

export async function deleteRole(queries: Queries, roleId: number): Promise<void> {
  await queries.delete(storeInvitations).where(eq(storeInvitations.roleId, roleId));
  await queries.delete(storeRoles).where(eq(storeRoles.id, roleId));
}
