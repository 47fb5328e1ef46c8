import { SYSTEM } from '@galleria/domain/access/access';
import { priceRange } from '@galleria/domain/catalogue/price-range';
import { choiceProblem } from '@galleria/domain/catalogue/product-options';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { sanitizeRichText } from '../../../infra/text/rich-text.ts';
import { readStockedSkuIds } from '../../inventory/index.ts';
import type { CatalogueContext } from '../context.ts';
import { noteFiguresChanged } from './announce-figures.ts';
import { addToSold } from './figure-changes-db.ts';
import {
  addToRatings,
  insertProduct,
  lockProducts,
  type NewProduct,
  type RatingChange,
  replaceProduct,
  writeHasStock,
} from './write-product-db.ts';
import { readSkusBefore, type SkuDraft, writeSkus } from './write-skus-db.ts';

/** Announced with `{ productIds }` when texts, prices, status or place of products may have changed. */
export const PRODUCT_CHANGED = 'product.changed';

/** A product as it is written. Prices come from its SKUs; orders, reviews and stock keep the counters. */
export type DraftRow = Omit<
  NewProduct,
  'priceCents' | 'maxPriceCents' | 'oldPriceCents' | 'reviewCount' | 'ratingSum' | 'hasStock' | 'version'
>;
export type ProductRowDraft = DraftRow & { skus: SkuDraft[] };

/**
 * Inserts a product, or replaces the one with the draft's id, which must be locked. `skuIds` are in the draft's order.
 */
export async function writeProduct(transaction: Transaction, { skus, id, ...draft }: ProductRowDraft) {
  const { queries } = transaction;
  const row = productRow(draft, skus);
  const before = id === undefined ? undefined : await readSkusBefore(queries, id);
  const productId = id ?? (await insertProduct(queries, row));
  const replaced = id === undefined ? { version: 1 } : await replaceProduct(queries, id, row);
  if (!replaced) throw new Error(`writeProduct: no product ${id} in store ${draft.storeId}`);
  const skuIds = await writeSkus(queries, productId, draft.options, skus, before);
  await announceChanged(transaction, [productId]);
  return { productId, version: replaced.version, skuIds };
}

export function productRow(draft: DraftRow, skus: readonly SkuDraft[]): NewProduct {
  const problem = choiceProblem(
    draft.options,
    skus.map((sku) => sku.choice),
  );
  if (problem) throw new Error(`productRow: SKUs do not fit the options of the product: ${problem}`);
  const offered = skus.filter((sku) => sku.isOn !== false);
  return { ...draft, ...priceRange(offered.length > 0 ? offered : skus), description: sanitized(draft.description) };
}

export function sanitized(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, sanitizeRichText(html)]));
}

/** Updates the average ratings of products, in the transaction that writes or removes the reviews. */
export async function addRatings(transaction: Transaction, changes: readonly RatingChange[]): Promise<void> {
  if (changes.length === 0) return;
  await addToRatings(transaction.queries, changes);
  await noteFiguresChanged(
    transaction,
    changes.map((change) => change.productId),
  );
}

/**
 * Runs after `STOCK_CHANGED`. The products are locked before their stock is read, so that the last of several runs is
 * right.
 */
export async function updateHasStock(
  { database }: Pick<CatalogueContext, 'database'>,
  { productIds }: { readonly productIds: readonly number[] },
): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    await lockProducts(transaction.queries, productIds);
    await noteFiguresChanged(transaction, await refreshHasStock(transaction, productIds));
  });
}

/** Returns the products whose flag changed. The products must be locked. */
export async function refreshHasStock({ queries }: Transaction, productIds: readonly number[]): Promise<number[]> {
  return writeHasStock(queries, productIds, await readStockedSkuIds(queries, productIds));
}

export async function announceChanged(transaction: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await transaction.announce(PRODUCT_CHANGED, { productIds });
}

/** Adds to the sales figures of products: pieces by product id. */
export async function countSold(transaction: Transaction, sold: ReadonlyMap<number, number>): Promise<void> {
  await addToSold(transaction.queries, sold);
}
