import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../../../infra/calls/paging.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { sellers, storeMembers, storeRoles, storeSecurity } from '../tables.ts';

/** The id of the built-in role; a migration inserts it. */
export const OWNER_ROLE_ID = 1;

export const roleColumns = {
  roleId: storeRoles.id,
  roleName: storeRoles.name,
  isBuiltIn: sql<boolean>`${storeRoles.storeId} is null`,
};

export async function readMembers(queries: Queries, storeId: number, paging: Paging) {
  const records = await queries
    .select({
      sellerId: sellers.id,
      name: sellers.name,
      mail: sellers.mail,
      joinedAt: storeMembers.createdAt,
      ...roleColumns,
    })
    .from(storeMembers)
    .innerJoin(sellers, eq(sellers.id, storeMembers.sellerId))
    .innerJoin(storeRoles, eq(storeRoles.id, storeMembers.roleId))
    .where(eq(storeMembers.storeId, storeId))
    .orderBy(asc(storeMembers.createdAt), asc(sellers.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return { records, total: await queries.$count(storeMembers, eq(storeMembers.storeId, storeId)) };
}

export async function readOwners(queries: Queries, storeId: number) {
  return queries
    .select({ sellerId: sellers.id, mail: sellers.mail, mobile: sellers.mobile, locale: sellers.locale })
    .from(storeMembers)
    .innerJoin(sellers, eq(sellers.id, storeMembers.sellerId))
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.roleId, OWNER_ROLE_ID)))
    .orderBy(asc(sellers.id));
}

/** The owners of a store, with row locks, so that two of them cannot remove each other and leave no owner. */
export async function lockOwners(queries: Queries, storeId: number): Promise<string[]> {
  const owners = await queries
    .select({ sellerId: storeMembers.sellerId })
    .from(storeMembers)
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.roleId, OWNER_ROLE_ID)))
    .orderBy(asc(storeMembers.sellerId))
    .for('update');
  return owners.map(({ sellerId }) => sellerId);
}

/** Holds a row lock until the transaction ends; undefined when the person is no member of this store. */
export async function lockMember(queries: Queries, storeId: number, sellerId: string) {
  const [member] = await queries
    .select({ sellerId: sellers.id, name: sellers.name, ...roleColumns })
    .from(storeMembers)
    .innerJoin(sellers, eq(sellers.id, storeMembers.sellerId))
    .innerJoin(storeRoles, eq(storeRoles.id, storeMembers.roleId))
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.sellerId, sellerId)))
    .for('update', { of: storeMembers });
  return member;
}

/**
 * Holds row locks on all members of the store until the transaction ends, and returns them. A sign-in shares these
 * locks: it waits for a change of the store's settings, or the change waits for its session. Owners come first, as
 * everywhere.
 */
export async function lockMembers(queries: Queries, storeId: number): Promise<string[]> {
  await lockOwners(queries, storeId);
  const members = await queries
    .select({ sellerId: storeMembers.sellerId })
    .from(storeMembers)
    .where(eq(storeMembers.storeId, storeId))
    .orderBy(asc(storeMembers.sellerId))
    .for('no key update');
  return members.map(({ sellerId }) => sellerId);
}

/** False when the person is a member of the store already. */
export async function insertMember(
  queries: Queries,
  member: { readonly storeId: number; readonly sellerId: string; readonly roleId: number },
): Promise<boolean> {
  const inserted = await queries
    .insert(storeMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ sellerId: storeMembers.sellerId });
  return inserted.length > 0;
}

export async function writeMemberRole(queries: Queries, storeId: number, sellerId: string, roleId: number) {
  await queries
    .update(storeMembers)
    .set({ roleId })
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.sellerId, sellerId)));
}

export async function deleteMember(queries: Queries, storeId: number, sellerId: string): Promise<void> {
  await queries.delete(storeMembers).where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.sellerId, sellerId)));
}

/** Members of a store who have this role. */
export async function memberIds(queries: Queries, storeId: number, roleId: number): Promise<string[]> {
  const found = await queries
    .select({ sellerId: storeMembers.sellerId })
    .from(storeMembers)
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.roleId, roleId)));
  return found.map(({ sellerId }) => sellerId);
}

export async function isMemberByMail(queries: Queries, storeId: number, mail: string): Promise<boolean> {
  const found = await queries
    .select({ id: sellers.id })
    .from(sellers)
    .innerJoin(storeMembers, and(eq(storeMembers.sellerId, sellers.id), eq(storeMembers.storeId, storeId)))
    .where(eq(sellers.mail, mail));
  return found.length > 0;
}

export async function readRequiresTotp(queries: Queries, storeId: number): Promise<boolean> {
  const [row] = await queries
    .select({ requiresTotp: storeSecurity.requiresTotp })
    .from(storeSecurity)
    .where(eq(storeSecurity.storeId, storeId));
  return row?.requiresTotp ?? false;
}

export async function writeRequiresTotp(queries: Queries, storeId: number, requiresTotp: boolean): Promise<void> {
  await queries
    .insert(storeSecurity)
    .values({ storeId, requiresTotp })
    .onConflictDoUpdate({ target: storeSecurity.storeId, set: { requiresTotp } });
}

/** Names of sellers by id, for lists that store only ids. */
export async function sellerNames(
  queries: Queries,
  sellerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sellerIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: sellers.id, name: sellers.name })
    .from(sellers)
    .where(inArray(sellers.id, [...sellerIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Members of a store whose name or mail address contains the text. */
export async function findStoreMembers(queries: Queries, storeId: number, text: string, limit: number) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return queries
    .select({ sellerId: sellers.id, name: sellers.name, mail: sellers.mail })
    .from(storeMembers)
    .innerJoin(sellers, eq(sellers.id, storeMembers.sellerId))
    .where(and(eq(storeMembers.storeId, storeId), or(ilike(sellers.name, pattern), ilike(sellers.mail, pattern))))
    .orderBy(asc(sellers.name), asc(sellers.id))
    .limit(limit);
}

/** Ids of sellers of any store whose name or mail address contains the text. */
export async function findSellersByText(queries: Queries, text: string, limit: number): Promise<string[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await queries
    .select({ id: sellers.id })
    .from(sellers)
    .where(or(ilike(sellers.name, pattern), ilike(sellers.mail, pattern)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
