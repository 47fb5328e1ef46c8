import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { stores } from '../tables.ts';

const columns = {
  id: stores.id,
  name: stores.name,
  intro: stores.intro,
  logo: stores.logo,
  signPicture: stores.signPicture,
  phone: stores.phone,
  address: stores.address,
  status: stores.status,
  isStatusByPlatform: stores.isStatusByPlatform,
  statusReason: stores.statusReason,
  sameCity: stores.sameCity,
  cancelMinutes: stores.cancelMinutes,
  openedAt: stores.openedAt,
};

export type OwnStore = Awaited<ReturnType<typeof readOwnStore>>;

/** The store that a seller works in, uncached. */
export async function readOwnStore(queries: Queries, storeId: number) {
  const [store] = await queries.select(columns).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`readOwnStore: no store ${storeId}, but somebody works in it`);
  return store;
}

/** Blocks other changes of the store until the transaction ends; buyers who follow it wait too, so keep it short. */
export async function lockOwnStore(queries: Queries, storeId: number): Promise<OwnStore> {
  await queries.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId)).for('no key update');
  return readOwnStore(queries, storeId);
}

/** Serialises changes of store names in the whole mall, so that two stores cannot take the same name at once. */
export async function lockStoreNames(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended('store names', 0))`);
}

/** `folded`: names separated by line breaks, as stored. Compares exactly, unlike the search. */
export async function isNameTaken(queries: Queries, exceptId: number, folded: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: stores.id })
    .from(stores)
    .where(
      sql`${stores.id} <> ${exceptId} and
        string_to_array(${stores.foldedNames}, E'\n') && string_to_array(${folded}, E'\n')`,
    )
    .limit(1);
  return found !== undefined;
}

type StoreChanges = Partial<
  Pick<
    typeof stores.$inferInsert,
    'name' | 'intro' | 'logo' | 'signPicture' | 'phone' | 'address' | 'foldedNames' | 'cancelMinutes'
  >
>;

export async function updateStore(queries: Queries, storeId: number, changes: StoreChanges): Promise<void> {
  await queries.update(stores).set(changes).where(eq(stores.id, storeId));
}

/** False when the store has another status, or one that the platform set. */
export async function switchStatus(queries: Queries, storeId: number, from: number, to: number): Promise<boolean> {
  const changed = await queries
    .update(stores)
    .set({ status: to })
    .where(and(eq(stores.id, storeId), eq(stores.status, from), eq(stores.isStatusByPlatform, false)))
    .returning({ id: stores.id });
  return changed.length > 0;
}
