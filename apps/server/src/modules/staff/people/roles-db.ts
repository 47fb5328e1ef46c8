import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import type { StaffRole } from '../staff-db.ts';
import { staffInvitations, staffMembers, staffRoles } from '../tables.ts';

/** All roles, each with the number of its members. */
export async function readRoles(queries: Queries) {
  return queries
    .select({ role: staffRoles, memberCount: count(staffMembers.id) })
    .from(staffRoles)
    .leftJoin(staffMembers, eq(staffMembers.roleId, staffRoles.id))
    .groupBy(staffRoles.id)
    .orderBy(asc(staffRoles.id));
}

/**
 * Shared row lock: the role cannot be changed or deleted until the transaction ends, since a person is about to get it.
 */
export async function findRole(queries: Queries, roleId: number): Promise<StaffRole | undefined> {
  const [role] = await queries.select().from(staffRoles).where(eq(staffRoles.id, roleId)).for('share');
  return role;
}

type RoleDraft = Pick<StaffRole, 'name' | 'permissions'>;

/** Undefined when a role with that name exists, in upper or lower case. */
export async function insertRole(queries: Queries, role: RoleDraft): Promise<number | undefined> {
  const [inserted] = await queries
    .insert(staffRoles)
    .values(role)
    .onConflictDoNothing()
    .returning({ id: staffRoles.id });
  return inserted?.id;
}

/** Finds only roles that are not built in. The row lock makes sessions that are being opened see the change. */
export async function lockOwnRole(queries: Queries, roleId: number): Promise<StaffRole | undefined> {
  const [role] = await queries
    .select()
    .from(staffRoles)
    .where(and(eq(staffRoles.id, roleId), eq(staffRoles.isBuiltIn, false)))
    .for('update');
  return role;
}

export async function isRoleNameTaken(queries: Queries, name: string, exceptId: number): Promise<boolean> {
  const found = await queries
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(and(sql`lower(${staffRoles.name}) = lower(${name})`, ne(staffRoles.id, exceptId)));
  return found.length > 0;
}

export async function writeRole(queries: Queries, roleId: number, role: RoleDraft): Promise<void> {
  await queries.update(staffRoles).set(role).where(eq(staffRoles.id, roleId));
}

/** Also deletes the invitations with this role. */
export async function deleteRole(queries: Queries, roleId: number): Promise<void> {
  await queries.delete(staffInvitations).where(eq(staffInvitations.roleId, roleId));
  await queries.delete(staffRoles).where(eq(staffRoles.id, roleId));
}
