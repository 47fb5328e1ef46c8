import type { Transaction } from '../../infra/database/transaction.ts';
import { insertBrands, insertCategories } from './catalogue-db.ts';
import { type DeliveryOffer, insertProducts, insertSkus, writeDelivery } from './write-product-db.ts';
import { announceChanged, type ProductRowDraft, productRow } from './write-products.ts';

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

type SeedProduct = ProductRowDraft & { readonly id: number; readonly hasStock: boolean };

/** Inserts many products with their ids. Nothing is announced: the index is built after seeding. */
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

/** Delivery types, questions and voucher validity of products. */
export async function seedDeliveryOffer(
  transaction: Transaction,
  productIds: readonly number[],
  offer: DeliveryOffer,
): Promise<void> {
  await writeDelivery(transaction.queries, productIds, offer);
  await announceChanged(transaction, productIds);
}
