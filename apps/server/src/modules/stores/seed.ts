import type { SameCityTerms } from '@galleria/domain/shipping/shipping-fee';
import { STORE_STATUS } from '@galleria/domain/stores/store-status';
import type { Transaction } from '../../infra/database/transaction.ts';
import { writeLicenceEnd } from './settings/papers-db.ts';
import { insertStatusChange, writeStatusByPlatform } from './staff/status-db.ts';
import { foldedNames } from './store-summaries.ts';
import {
  insertPickupPoints,
  insertQualifications,
  insertShippingTemplates,
  insertStoreCategories,
  insertStores,
  type NewPickupPoint,
  type NewQualification,
  type NewStore,
  type NewStoreCategory,
  type NewTemplate,
  writeSameCity,
} from './stores-db.ts';

export { hasPickupPoints, hasStores } from './stores-db.ts';

interface StoreDrafts {
  stores: Omit<NewStore, 'foldedNames'>[];
  qualifications: NewQualification[];
  categories: NewStoreCategory[];
  shippingTemplates: NewTemplate[];
}

export async function seedStores({ queries, changed }: Transaction, drafts: StoreDrafts): Promise<void> {
  await insertStores(
    queries,
    drafts.stores.map((store) => ({ ...store, foldedNames: foldedNames(store.name) })),
  );
  if (drafts.qualifications.length > 0) await insertQualifications(queries, drafts.qualifications);
  if (drafts.categories.length > 0) await insertStoreCategories(queries, drafts.categories);
  if (drafts.shippingTemplates.length > 0) await insertShippingTemplates(queries, drafts.shippingTemplates);
  await changed('stores');
}

export async function seedPickupPoints({ queries, changed }: Transaction, rows: NewPickupPoint[]): Promise<void> {
  await insertPickupPoints(queries, rows);
  await changed('stores');
}

export async function seedSameCityTerms(
  { queries, changed }: Transaction,
  storeId: number,
  terms: SameCityTerms,
): Promise<void> {
  await writeSameCity(queries, storeId, terms);
  await changed('stores');
}

/** Pauses a store as staff do. */
export async function seedPause(
  { queries, changed }: Transaction,
  { storeId, reason, setBy }: { readonly storeId: number; readonly reason: string; readonly setBy: string },
): Promise<void> {
  const { normal: from, paused: status } = STORE_STATUS;
  await writeStatusByPlatform(queries, storeId, { status, isClosed: true, reason });
  await insertStatusChange(queries, { storeId, from, to: status, isByPlatform: true, setBy, reason });
  await changed('stores');
}

export async function seedLicenceEnd(
  { queries, changed }: Transaction,
  storeId: number,
  expiresOn: string,
): Promise<void> {
  await writeLicenceEnd(queries, storeId, expiresOn);
  await changed('stores');
}
