import type { LocaleTexts } from '@galleria/domain/site/locales';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { storeCategories } from '../tables.ts';
import { nextSequence, writeSequence } from './sequence-db.ts';

const own = (storeId: number, shelfId: number) =>
  and(eq(storeCategories.storeId, storeId), eq(storeCategories.id, shelfId));

/** Locked until the transaction ends: no product can be put on the shelf meanwhile. */
export async function lockShelf(queries: Queries, storeId: number, shelfId: number) {
  const [shelf] = await queries.select().from(storeCategories).where(own(storeId, shelfId)).for('update');
  return shelf;
}

export async function countShelves(queries: Queries, storeId: number): Promise<number> {
  return queries.$count(storeCategories, eq(storeCategories.storeId, storeId));
}

export async function insertShelf(queries: Queries, storeId: number, name: LocaleTexts): Promise<number> {
  const sequence = nextSequence(queries, storeCategories, storeId);
  const [made] = await queries
    .insert(storeCategories)
    .values({ storeId, name, sequence })
    .returning({ id: storeCategories.id });
  if (!made) throw new Error(`insertShelf: insert returned no id (store ${storeId})`);
  return made.id;
}

export async function renameShelf(queries: Queries, shelfId: number, name: LocaleTexts): Promise<void> {
  await queries.update(storeCategories).set({ name }).where(eq(storeCategories.id, shelfId));
}

/** False when these are not exactly the shelves of the store. */
export function writeShelfOrder(queries: Queries, storeId: number, ids: readonly number[]): Promise<boolean> {
  return writeSequence(queries, storeCategories, storeId, ids);
}

export async function deleteShelfRow(queries: Queries, shelfId: number): Promise<void> {
  await queries.delete(storeCategories).where(eq(storeCategories.id, shelfId));
}
