import type { SameCityTerms } from '@galleria/domain/shipping/shipping-fee';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { StoreStatus } from '@galleria/domain/stores/store-status';
import { and, asc, eq, getTableColumns, gte, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { pickupPoints, shippingTemplates, storeCategories, storeQualifications, stores } from './tables.ts';

export type NewStore = typeof stores.$inferInsert;
export type NewQualification = typeof storeQualifications.$inferInsert;
export type NewStoreCategory = typeof storeCategories.$inferInsert;
export type NewTemplate = typeof shippingTemplates.$inferInsert;
export type NewPickupPoint = typeof pickupPoints.$inferInsert;

/** The columns of summaries, the most followed first. */
export async function readStores(queries: Queries) {
  const { foldedNames: _, ...columns } = getTableColumns(stores);
  return queries.select(columns).from(stores).orderBy(sql`${stores.fans} desc`, asc(stores.id));
}

export type StoreRow = Awaited<ReturnType<typeof readStores>>[number];

export async function hasStores(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: stores.id }).from(stores).limit(1)).length > 0;
}

export async function readStoreNames(queries: Queries, storeIds: readonly number[]) {
  return queries
    .select({ id: stores.id, name: stores.name, status: stores.status })
    .from(stores)
    .where(sql`${stores.id} = any(${sql.param([...storeIds])}::int[])`);
}

/** Uncached, so it may be called inside a transaction. */
export async function readStoreStatuses(
  queries: Queries,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queries
    .select({ id: stores.id, status: stores.status })
    .from(stores)
    .where(sql`${stores.id} = any(${sql.param([...storeIds])}::int[])`);
  return new Map(rows.map((row) => [row.id, row.status]));
}

/** Uncached. 0 for a store that does not exist. */
export async function readCancelMinutes(queries: Queries, storeId: number): Promise<number> {
  const [store] = await queries.select({ minutes: stores.cancelMinutes }).from(stores).where(eq(stores.id, storeId));
  return store?.minutes ?? 0;
}

export async function readShippingTemplates(queries: Queries) {
  return queries.select().from(shippingTemplates);
}

/** Pickup points that buyers may choose. */
export async function readPickupPoints(queries: Queries) {
  const { week: _, specialDays: __, isPaused, ...columns } = getTableColumns(pickupPoints);
  return queries.select(columns).from(pickupPoints).where(eq(isPaused, false)).orderBy(asc(pickupPoints.id));
}

export async function hasPickupPoints(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: pickupPoints.id }).from(pickupPoints).limit(1)).length > 0;
}

export type PickupPoint = Awaited<ReturnType<typeof readPickupPoints>>[number];

export async function readQualification(queries: Queries, storeId: number) {
  const [found] = await queries.select().from(storeQualifications).where(eq(storeQualifications.storeId, storeId));
  return found;
}

export interface StoreCategory {
  readonly id: number;
  readonly name: LocaleTexts;
}

export async function readStoreCategories(queries: Queries, storeId: number): Promise<StoreCategory[]> {
  return queries
    .select({ id: storeCategories.id, name: storeCategories.name })
    .from(storeCategories)
    .where(eq(storeCategories.storeId, storeId))
    .orderBy(asc(storeCategories.sequence), asc(storeCategories.id));
}

/** Reads a single row by its key, since a buyer who just followed the store must see the new number. */
export function prepareFansQuery(queries: Queries): (storeId: number) => Promise<number | undefined> {
  const statement = queries
    .select({ fans: stores.fans })
    .from(stores)
    .where(eq(stores.id, sql.placeholder('storeId')))
    .prepare('store_fans');
  return async (storeId) => (await statement.execute({ storeId }))[0]?.fans;
}

export async function insertStores(queries: Queries, rows: NewStore[]): Promise<void> {
  await queries.insert(stores).values(rows);
  // Seeded rows bring their own ids; the sequence must not reach them again.
  await queries.execute(sql`select setval(pg_get_serial_sequence('store', 'id'), (select max(id) from store))`);
}

export async function insertStore(queries: Queries, row: NewStore): Promise<number> {
  const [made] = await queries.insert(stores).values(row).returning({ id: stores.id });
  if (!made) throw new Error('insertStore: insert returned no id');
  return made.id;
}

export async function insertQualifications(queries: Queries, rows: NewQualification[]): Promise<void> {
  await queries.insert(storeQualifications).values(rows);
}

export async function insertStoreCategories(queries: Queries, rows: NewStoreCategory[]): Promise<void> {
  await queries.insert(storeCategories).values(rows);
  await queries.execute(
    sql`select setval(pg_get_serial_sequence('store_category', 'id'), (select max(id) from store_category))`,
  );
}

export async function insertShippingTemplates(queries: Queries, rows: NewTemplate[]): Promise<void> {
  await queries.insert(shippingTemplates).values(rows);
  await queries.execute(
    sql`select setval(pg_get_serial_sequence('shipping_template', 'id'), (select max(id) from shipping_template))`,
  );
}

/** False when the store does not exist, or when the number would fall below zero. */
export async function adjustFans(queries: Queries, storeId: number, difference: number): Promise<boolean> {
  const changed = await queries
    .update(stores)
    .set({ fans: sql`${stores.fans} + ${difference}` })
    .where(and(eq(stores.id, storeId), gte(stores.fans, -difference)))
    .returning({ id: stores.id });
  return changed.length > 0;
}

/** False when the store does not exist. */
export async function writeStatus(queries: Queries, storeId: number, status: StoreStatus): Promise<boolean> {
  const changed = await queries
    .update(stores)
    .set({ status })
    .where(eq(stores.id, storeId))
    .returning({ id: stores.id });
  return changed.length > 0;
}

export interface StoreCount {
  storeId: number;
  productCount: number;
  rating: number;
}

/**
 * Returns how many rows changed. Stores are locked in the order of ids, as everywhere, so that a buyer who unfollows
 * several of them meanwhile cannot cause a deadlock.
 */
export async function writeCounts(queries: Queries, counts: readonly StoreCount[]): Promise<number> {
  const { rowCount } = await queries.execute(sql`
    with counted as (
      select * from unnest(
        ${sql.param(counts.map((count) => count.storeId))}::int[],
        ${sql.param(counts.map((count) => count.productCount))}::int[],
        ${sql.param(counts.map((count) => count.rating))}::real[]
      ) as counted(store_id, products, rating)
    ), held as materialized (
      select store.id, counted.products, counted.rating
      from store join counted on counted.store_id = store.id
      where (store.product_count, store.rating) is distinct from (counted.products, counted.rating)
      order by store.id
      for no key update of store
    )
    update store set product_count = held.products, rating = held.rating from held where store.id = held.id`);
  return rowCount ?? 0;
}

export async function insertPickupPoints(queries: Queries, rows: NewPickupPoint[]): Promise<void> {
  await queries.insert(pickupPoints).values(rows);
  await queries.execute(
    sql`select setval(pg_get_serial_sequence('pickup_point', 'id'), (select max(id) from pickup_point))`,
  );
}

export async function writeSameCity(queries: Queries, storeId: number, sameCity: SameCityTerms | null): Promise<void> {
  await queries.update(stores).set({ sameCity }).where(eq(stores.id, storeId));
}
