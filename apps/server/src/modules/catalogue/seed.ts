import { LOCALES, type LocaleTexts, textIn } from '@galleria/domain/site/locales';
import type { Transaction } from '../../infra/database/transaction.ts';
import { insertProposal } from './brands/proposals-db.ts';
import { insertBrands, insertCategories } from './catalogue-db.ts';
import { draftsBefore } from './store-products/draft/write-draft.ts';
import { lockProduct, putChange } from './store-products/store-products-db.ts';
import {
  type DeliveryOffer,
  insertProducts,
  insertSkus,
  writeColumns,
  writeDelivery,
} from './write/write-product-db.ts';
import { announceChanged, type ProductRowDraft, productRow } from './write/write-products.ts';

export async function seedCategories(
  { queries, changed }: Transaction,
  rows: Parameters<typeof insertCategories>[1],
): Promise<void> {
  await insertCategories(queries, rows);
  await changed('categories');
}

export async function seedBrands(
  { queries, changed }: Transaction,
  rows: Parameters<typeof insertBrands>[1],
): Promise<void> {
  await insertBrands(queries, rows);
  await changed('brands');
}

/** Idempotent: nothing is added while a proposal of the same name is open. */
export async function seedBrandProposal(
  { queries }: Transaction,
  proposal: Parameters<typeof insertProposal>[1],
): Promise<void> {
  await insertProposal(queries, proposal);
}

type SeedProduct = ProductRowDraft & { readonly id: number; readonly hasStock: boolean };

/** Inserts many products with given ids. Nothing is announced, since the index is built after seeding. */
export async function seedProducts({ queries }: Transaction, drafts: readonly SeedProduct[]): Promise<void> {
  await insertProducts(
    queries,
    drafts.map(({ skus, hasStock, ...draft }) => ({ ...productRow(draft, skus), hasStock })),
  );
  await insertSkus(
    queries,
    drafts.flatMap(({ id, skus }) => skus.map((sku) => ({ ...sku, productId: id }))),
  );
}

/** Restores the state of a demo product. */
export async function resetProduct(
  transaction: Transaction,
  productId: number,
  columns: Parameters<typeof writeColumns>[2],
): Promise<void> {
  await writeColumns(transaction.queries, productId, columns);
  await announceChanged(transaction, [productId]);
}

/** Adds a pending change of a product's name. */
export async function seedPendingChange(
  transaction: Transaction,
  productId: number,
  addition: LocaleTexts,
): Promise<void> {
  const found = await lockProduct(transaction.queries, productId);
  const [draft] = found ? await draftsBefore(transaction, found) : [];
  if (!draft) throw new Error(`seedPendingChange: there is no product ${productId}`);
  const skus = draft.skus.map(({ stocks: _, shownStocks: __, ...sku }) => sku);
  const written = LOCALES.filter((locale) => draft.prodName[locale]);
  const names = written.map((locale) => [locale, `${draft.prodName[locale]}, ${textIn(addition, locale)}`]);
  await putChange(transaction.queries, productId, { ...draft, skus, prodName: Object.fromEntries(names) });
}

/** Delivery types, questions and voucher validity of products. */
export async function seedDeliveryOffer(
  transaction: Transaction,
  productIds: readonly number[],
  offer: DeliveryOffer,
): Promise<void> {
  await writeDelivery(transaction.queries, productIds, offer);
  await announceChanged(transaction, productIds);
}
