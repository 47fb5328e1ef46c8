import { and, count, desc, eq, sql } from 'drizzle-orm';
import { mallNow } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { runNamed } from '../../infra/database/drizzle-internals.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { addresses } from './tables.ts';

export type StoredAddress = typeof addresses.$inferSelect;
export type AddressText = Pick<StoredAddress, 'receiver' | 'mobile' | 'postCode' | 'areaId' | 'detail'>;

const owned = (userId: string, id: number) => and(eq(addresses.id, id), eq(addresses.userId, userId));
const latestFirst = desc(addresses.id);

/**
 * Serialises the changes of one buyer's addresses until the transaction ends, so that counting and inserting, or moving
 * the default, are atomic. The lock is a statement of its own: under READ COMMITTED a statement that waited keeps its
 * old snapshot, and only the next one sees the changes that the previous holder committed.
 */
export async function lockAddresses({ queries }: Transaction, userId: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${userId}`}, 0))`);
}

export async function readAddresses(queries: Queries, userId: string): Promise<StoredAddress[]> {
  return queries
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), latestFirst);
}

export type AddressRow = Omit<StoredAddress, 'userId' | 'createdAt' | 'updatedAt'>;

const READ_ADDRESS = {
  name: 'read_address',
  text: `
    select id::float8, receiver, mobile, post_code as "postCode", area_id as "areaId", detail, is_default as "isDefault"
    from address where id = $1 and user_id = $2`,
};

/** Prepared once per connection, because every checkout runs it. */
export async function readAddress(queries: Queries, userId: string, id: number): Promise<AddressRow | undefined> {
  const [found] = await runNamed<AddressRow>(queries, READ_ADDRESS, [id, userId]);
  return found;
}

export async function countAddresses(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.select({ held: count() }).from(addresses).where(eq(addresses.userId, userId));
  return row?.held ?? 0;
}

export async function insertAddress(queries: Queries, userId: string, text: AddressText): Promise<number> {
  const [made] = await queries
    .insert(addresses)
    .values({ userId, ...text })
    .returning({ id: addresses.id });
  if (!made) throw new Error(`insertAddress: no row returned (user: ${userId})`);
  return made.id;
}

/** False when the buyer has no such address. */
export async function replaceAddress(queries: Queries, userId: string, id: number, text: AddressText) {
  const changed = await queries
    .update(addresses)
    .set({ ...text, updatedAt: mallNow })
    .where(owned(userId, id))
    .returning({ id: addresses.id });
  return changed.length > 0;
}

export async function deleteAddressRow(queries: Queries, userId: string, id: number) {
  const [deleted] = await queries
    .delete(addresses)
    .where(owned(userId, id))
    .returning({ wasDefault: addresses.isDefault });
  return deleted;
}

export async function deleteAddressRows(queries: Queries, userId: string): Promise<void> {
  await queries.delete(addresses).where(eq(addresses.userId, userId));
}

/** Two statements, because the unique index on the default is checked row by row. */
export async function moveDefault(queries: Queries, userId: string, id: number): Promise<void> {
  await queries
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  await queries.update(addresses).set({ isDefault: true }).where(owned(userId, id));
}

export async function readLatestId(queries: Queries, userId: string): Promise<number | undefined> {
  const [latest] = await queries
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(latestFirst)
    .limit(1);
  return latest?.id;
}
