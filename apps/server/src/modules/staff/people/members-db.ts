import { and, asc, eq, ne } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { builtInRoleId } from '../seed.ts';
import { staffMembers, staffRoles } from '../tables.ts';

export async function readMembers(queries: Queries, paging: Paging) {
  const isMember = ne(staffMembers.status, 'removed');
  const records = await queries
    .select({ member: staffMembers, role: staffRoles })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(isMember)
    .orderBy(asc(staffMembers.createdAt), asc(staffMembers.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(staffMembers, isMember) };
}

/** Active superusers, with row locks, so that two of them cannot remove each other at once and leave none. */
export async function lockSuperusers(queries: Queries): Promise<string[]> {
  const found = await queries
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(eq(staffMembers.roleId, builtInRoleId('superuser')), eq(staffMembers.status, 'active')))
    .orderBy(asc(staffMembers.id))
    .for('update');
  return found.map(({ id }) => id);
}

/** Holds a row lock until the transaction ends; undefined when there is no such person, or they were removed. */
export async function lockMember(queries: Queries, staffId: string) {
  const [found] = await queries
    .select({ member: staffMembers, role: staffRoles })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(eq(staffMembers.id, staffId))
    .for('update', { of: staffMembers });
  return found;
}

export async function holdersOf(queries: Queries, roleId: number): Promise<string[]> {
  const found = await queries.select({ id: staffMembers.id }).from(staffMembers).where(eq(staffMembers.roleId, roleId));
  return found.map(({ id }) => id);
}
