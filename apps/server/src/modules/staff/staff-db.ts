import {
  isBuiltInStaffRole,
  needsTotp,
  PERMISSIONS_OF_STAFF_ROLE,
  type StaffPermission,
} from '@galleria/domain/access/staff-permissions';
import type { Contact } from '@galleria/domain/accounts/contact';
import { asc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { readSetting } from '../site/index.ts';
import { staffMembers, staffRoles } from './tables.ts';

type StoredPerson = typeof staffMembers.$inferSelect;
export type StaffMember = StoredPerson & { readonly roleId: number };
export type NewStaffMember = Pick<StaffMember, 'name' | 'passwordHash' | 'locale' | 'roleId'> & {
  readonly mail: string;
};

/** Undefined for a person who was removed, since they have no role. */
function toStaffMember(person: StoredPerson | undefined): StaffMember | undefined {
  const roleId = person?.roleId ?? undefined;
  return person && roleId !== undefined ? { ...person, roleId } : undefined;
}

/** Finds staff by mail address only, the one way in which they sign in. */
export async function findStaff(queries: Queries, { channel, address }: Contact): Promise<StaffMember | undefined> {
  if (channel !== 'mail') return undefined;
  const [person] = await queries.select().from(staffMembers).where(eq(staffMembers.mail, address));
  return toStaffMember(person);
}

export async function findStaffById(queries: Queries, staffId: string): Promise<StaffMember | undefined> {
  const [person] = await queries.select().from(staffMembers).where(eq(staffMembers.id, staffId));
  return toStaffMember(person);
}

/** Holds a row lock on the person until the transaction ends. */
export async function lockStaff(queries: Queries, staffId: string): Promise<StaffMember | undefined> {
  const [person] = await queries.select().from(staffMembers).where(eq(staffMembers.id, staffId)).for('update');
  return toStaffMember(person);
}

/** Undefined when the mail address is taken; the unique constraint decides. */
export async function insertStaff(queries: Queries, member: NewStaffMember): Promise<StaffMember | undefined> {
  const [inserted] = await queries.insert(staffMembers).values(member).onConflictDoNothing().returning();
  return toStaffMember(inserted);
}

export async function updateStaff(
  queries: Queries,
  staffId: string,
  changes: Partial<Omit<typeof staffMembers.$inferInsert, 'id'>>,
): Promise<void> {
  await queries.update(staffMembers).set(changes).where(eq(staffMembers.id, staffId));
}

/** Keeps the name, which the audit log shows. */
export async function removeFromTeam(queries: Queries, staffId: string): Promise<void> {
  await updateStaff(queries, staffId, { status: 'removed', mail: null, passwordHash: '', roleId: null });
}

/** Ids of people whose name or mail address contains the text. */
export async function findStaffByText(queries: Queries, text: string, limit: number): Promise<string[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await queries
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(or(ilike(staffMembers.name, pattern), ilike(staffMembers.mail, pattern)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Active people whose role has this permission, by name. */
export async function readStaffWithPermission(queries: Queries, permission: StaffPermission) {
  const rows = await queries
    .select({ staffId: staffMembers.id, name: staffMembers.name, role: staffRoles })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(eq(staffMembers.status, 'active'))
    .orderBy(asc(staffMembers.name), asc(staffMembers.id));
  return rows
    .filter(({ role }) => rolePermissions(role).includes(permission))
    .map(({ staffId, name }) => ({ staffId, name }));
}

export async function hasStaff(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: staffMembers.id }).from(staffMembers).limit(1)).length > 0;
}

/** Names of staff by id, for lists that store only ids. */
export async function staffNames(queries: Queries, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...staffIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type StaffRole = typeof staffRoles.$inferSelect;

export async function readRoleOf(queries: Queries, { roleId }: Pick<StaffMember, 'roleId'>): Promise<StaffRole> {
  return requireRole(await queries.select().from(staffRoles).where(eq(staffRoles.id, roleId)), roleId);
}

/** Shared row lock on the role, so that a later change of the role finds the session that is opened now. */
export async function lockRoleForShare(queries: Queries, { roleId }: Pick<StaffMember, 'roleId'>): Promise<StaffRole> {
  return requireRole(await queries.select().from(staffRoles).where(eq(staffRoles.id, roleId)).for('share'), roleId);
}

function requireRole([role]: StaffRole[], roleId: number): StaffRole {
  if (!role) throw new Error(`requireRole: there is no role ${roleId}`);
  return role;
}

/** A role as operations return it. */
export function toRole({ id, name, isBuiltIn }: StaffRole) {
  return { roleId: id, name, isBuiltIn };
}

/** Permissions of a built-in role come from the domain, so that a new permission reaches it without a migration. */
export function rolePermissions({ name, isBuiltIn, permissions }: Omit<StaffRole, 'id'>): StaffPermission[] {
  return isBuiltIn && isBuiltInStaffRole(name) ? [...PERMISSIONS_OF_STAFF_ROLE[name]] : permissions;
}

/** Whether this role requires a second factor in this mall. */
export async function requiresTotp(queries: Queries, role: StaffRole): Promise<boolean> {
  return needsTotp(rolePermissions(role)) && (await readSetting(queries, 'staff')).requiresTotp;
}

/** The permissions of a session: none while the second factor that the role requires is missing. */
export async function permissionsOf(queries: Queries, role: StaffRole, hasTotp: boolean): Promise<string[]> {
  return !hasTotp && (await requiresTotp(queries, role)) ? [] : rolePermissions(role);
}
