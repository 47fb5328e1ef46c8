import { isBuiltInRole, PERMISSIONS_OF_ROLE, type SellerPermission } from '@galleria/domain/access/seller-permissions';
import type { Contact } from '@galleria/domain/accounts/contact';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { SessionEnded } from '../../infra/sessions/sessions.ts';
import { sellers, storeMembers, storeRoles, storeSecurity } from './tables.ts';

export type Seller = typeof sellers.$inferSelect;
export type NewSeller = Pick<typeof sellers.$inferInsert, 'name' | 'mail' | 'mobile' | 'passwordHash' | 'locale'>;

const hasContact = ({ channel, address }: Contact) =>
  channel === 'mail' ? eq(sellers.mail, address) : eq(sellers.mobile, address);

export async function findSeller(queries: Queries, contact: Contact): Promise<Seller | undefined> {
  const [seller] = await queries.select().from(sellers).where(hasContact(contact));
  return seller;
}

/** Holds a row lock on the seller until the transaction ends. */
export async function lockSeller(queries: Queries, sellerId: string): Promise<Seller | undefined> {
  const [seller] = await queries.select().from(sellers).where(eq(sellers.id, sellerId)).for('update');
  return seller;
}

export async function findSellerById(queries: Queries, sellerId: string): Promise<Seller | undefined> {
  const [seller] = await queries.select().from(sellers).where(eq(sellers.id, sellerId));
  return seller;
}

/** The signed-in seller; a missing row means that the session has ended. */
export async function readSeller(queries: Queries, sellerId: string): Promise<Seller> {
  const seller = await findSellerById(queries, sellerId);
  if (!seller) throw new SessionEnded();
  return seller;
}

/** Undefined when the mail address or the mobile number is taken; the unique constraints decide. */
export async function insertSeller(queries: Queries, seller: NewSeller): Promise<Seller | undefined> {
  const [inserted] = await queries.insert(sellers).values(seller).onConflictDoNothing().returning();
  return inserted;
}

export async function updateSeller(
  queries: Queries,
  sellerId: string,
  changes: Partial<Omit<typeof sellers.$inferInsert, 'id'>>,
): Promise<void> {
  await queries.update(sellers).set(changes).where(eq(sellers.id, sellerId));
}

export async function markSellerBanned(queries: Queries, sellerId: string, banReason: string): Promise<void> {
  await queries.update(sellers).set({ status: 'banned', banReason, bannedAt: mallNow }).where(eq(sellers.id, sellerId));
}

const memberColumns = {
  storeId: storeMembers.storeId,
  roleId: storeRoles.id,
  roleName: storeRoles.name,
  isBuiltIn: sql<boolean>`${storeRoles.storeId} is null`,
  permissions: storeRoles.permissions,
  requiresTotp: sql<boolean>`coalesce(${storeSecurity.requiresTotp}, false)`,
};

const memberships = (queries: Queries) =>
  queries
    .select(memberColumns)
    .from(storeMembers)
    .innerJoin(storeRoles, eq(storeRoles.id, storeMembers.roleId))
    .leftJoin(storeSecurity, eq(storeSecurity.storeId, storeMembers.storeId));

export type Membership = Awaited<ReturnType<typeof readMemberships>>[number];

/** The stores that a seller is a member of, the oldest membership first. */
export async function readMemberships(queries: Queries, sellerId: string) {
  return memberships(queries)
    .where(eq(storeMembers.sellerId, sellerId))
    .orderBy(asc(storeMembers.createdAt), asc(storeMembers.storeId));
}

/**
 * Shared row locks on the memberships and their roles until the transaction ends, so that a later change finds the
 * session that is opened now. The memberships are locked by a statement of their own: one that waited for a lock would
 * still read the store's security settings as they were when it began.
 */
export async function lockMemberships(queries: Queries, sellerId: string) {
  const locked = await queries
    .select({ storeId: storeMembers.storeId })
    .from(storeMembers)
    .where(eq(storeMembers.sellerId, sellerId))
    .orderBy(asc(storeMembers.createdAt), asc(storeMembers.storeId))
    .for('share');
  const storeIds = locked.map(({ storeId }) => storeId);
  return memberships(queries)
    .where(and(eq(storeMembers.sellerId, sellerId), inArray(storeMembers.storeId, storeIds)))
    .orderBy(asc(storeMembers.createdAt), asc(storeMembers.storeId))
    .for('share', { of: storeRoles });
}

/** A role as it is stored. Permissions of built-in roles come from the domain, so that new ones need no migration. */
interface StoredRole {
  readonly roleName: string;
  readonly isBuiltIn: boolean;
  readonly permissions: SellerPermission[];
}

export function rolePermissions({ roleName, isBuiltIn, permissions }: StoredRole): SellerPermission[] {
  return isBuiltIn && isBuiltInRole(roleName) ? [...PERMISSIONS_OF_ROLE[roleName]] : permissions;
}

/** The permissions of a session in this store: none while the second factor that the store requires is missing. */
export function permissionsOf(membership: Membership, hasTotp: boolean): string[] {
  return membership.requiresTotp && !hasTotp ? [] : rolePermissions(membership);
}

export async function hasSellers(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: sellers.id }).from(sellers).limit(1)).length > 0;
}
