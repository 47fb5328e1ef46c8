import { fold } from '@galleria/domain/search/fold';
import type { SameCityTerms } from '@galleria/domain/shipping/shipping-fee';
import type { StoreStatus } from '@galleria/domain/stores/store-status';
import type { Transaction } from '../../infra/database/transaction.ts';
import {
  addToFans,
  insertPickupPoints,
  insertQualifications,
  insertShelves,
  insertShippingTemplates,
  insertStores,
  type NewPickupPoint,
  type NewQualification,
  type NewShelf,
  type NewStore,
  type NewTemplate,
  type StoreCount,
  writeCounts,
  writeSameCity,
  writeStatus,
} from './stores-db.ts';

/** Announced with `{ storeId }` when a store opens, closes or is called otherwise: what it sells is shown with it. */
export const STORE_CHANGED = 'store.changed';

interface StoreDrafts {
  stores: Omit<NewStore, 'foldedNames'>[];
  qualifications: NewQualification[];
  shelves: NewShelf[];
  shippingTemplates: NewTemplate[];
}

export async function addStores({ queries, changed }: Transaction, drafts: StoreDrafts): Promise<void> {
  await insertStores(
    queries,
    drafts.stores.map((store) => ({ ...store, foldedNames: foldedNames(store) })),
  );
  if (drafts.qualifications.length > 0) await insertQualifications(queries, drafts.qualifications);
  if (drafts.shelves.length > 0) await insertShelves(queries, drafts.shelves);
  if (drafts.shippingTemplates.length > 0) await insertShippingTemplates(queries, drafts.shippingTemplates);
  await changed('stores');
}

/** All names, each on a line of its own so that no match runs from one into the next. */
function foldedNames({ name }: Pick<NewStore, 'name'>): string {
  return [...new Set(Object.values(name).map(fold))].join('\n');
}

/**
 * False when there is no such store, or when it would have fewer than none. Nobody is told: a heart is no reason to read
 * all stores again, and where the number matters it is read fresh.
 */
export async function changeFans({ queries }: Transaction, storeId: number, difference: number): Promise<boolean> {
  return addToFans(queries, storeId, difference);
}

/** Opens or closes a store, for every page at once. False when there is no such store. */
export async function setStoreStatus(transaction: Transaction, storeId: number, status: StoreStatus): Promise<boolean> {
  if (!(await writeStatus(transaction.queries, storeId, status))) return false;
  await transaction.changed('stores');
  await transaction.announce(STORE_CHANGED, { storeId });
  return true;
}

/** Everything that is remembered of stores is read again only if a number is another one. */
export async function putCounts({ queries, changed }: Transaction, counts: readonly StoreCount[]): Promise<void> {
  if ((await writeCounts(queries, counts)) > 0) await changed('stores');
}

export async function addPickupPoints({ queries, changed }: Transaction, rows: NewPickupPoint[]): Promise<void> {
  await insertPickupPoints(queries, rows);
  await changed('stores');
}

export async function offerSameCity(
  { queries, changed }: Transaction,
  storeId: number,
  terms: SameCityTerms,
): Promise<void> {
  await writeSameCity(queries, storeId, terms);
  await changed('stores');
}
