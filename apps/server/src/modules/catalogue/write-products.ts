import { priceRange } from '@galleria/domain/catalogue/price-range';
import { choiceProblem } from '@galleria/domain/catalogue/product-options';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { Transaction } from '../../infra/database/transaction.ts';
import { sanitizeRichText } from '../../infra/rich-text.ts';
import {
  addToRatings,
  insertProduct,
  insertProducts,
  insertSkus,
  type NewProduct,
  type NewSku,
  type RatingChange,
  replaceProduct,
  replaceSkus,
  writeHasStock,
} from './write-product-db.ts';

/** Announced with `{ productIds }` whenever what lists and searches show of products may have changed. */
export const PRODUCT_CHANGED = 'product.changed';

/** A product as whoever sells it describes it. Prices come from its SKUs, counters from those who count. */
type Draft = Omit<
  NewProduct,
  'priceCents' | 'maxPriceCents' | 'oldPriceCents' | 'reviewCount' | 'ratingSum' | 'hasStock'
>;
type SkuDraft = Omit<NewSku, 'productId'>;
export type ProductDraft = Draft & { skus: SkuDraft[] };

/** Makes a product, or changes the one whose id the draft brings. Answers with its id and those of its SKUs. */
export async function saveProduct(transaction: Transaction, { skus, id, ...draft }: ProductDraft) {
  const { queries } = transaction;
  const row = rowOf(draft, skus);
  if (id !== undefined && !(await replaceProduct(queries, id, row))) throw new Error(`there is no product ${id}`);
  const productId = id ?? (await insertProduct(queries, row));
  const saved = await replaceSkus(queries, productId, skus);
  await announceChanged(transaction, [productId]);
  return { productId, skus: saved };
}

/** Many new products at once, with ids of their own. Nobody is told: whoever fills a mall has it indexed after that. */
export async function addProducts(
  { queries }: Transaction,
  drafts: readonly (ProductDraft & { id: number })[],
): Promise<void> {
  await insertProducts(
    queries,
    drafts.map(({ skus, ...draft }) => rowOf(draft, skus)),
  );
  await insertSkus(
    queries,
    drafts.flatMap(({ id, skus }) => skus.map((sku) => ({ ...sku, productId: id }))),
  );
}

function rowOf(draft: Draft, skus: readonly SkuDraft[]): NewProduct {
  const problem = choiceProblem(
    draft.options,
    skus.map((sku) => sku.choice),
  );
  if (problem) throw new Error(`the combinations of a product do not fit its options: ${problem}`);
  const offered = skus.filter((sku) => sku.isOn !== false);
  return { ...draft, ...priceRange(offered.length > 0 ? offered : skus), description: sanitized(draft.description) };
}

function sanitized(texts: LocaleTexts): LocaleTexts {
  return Object.fromEntries(Object.entries(texts).map(([locale, html]) => [locale, sanitizeRichText(html)]));
}

/** Keeps the averages of products along with their reviews, in the transaction that writes or takes back reviews. */
export async function addRatings(transaction: Transaction, changes: readonly RatingChange[]): Promise<void> {
  if (changes.length === 0) return;
  await addToRatings(transaction.queries, changes);
  await announceChanged(
    transaction,
    changes.map((change) => change.productId),
  );
}

/** Told by stock when products may have run out or be back, with those of their SKUs that there are any of. */
export async function noteStock(
  transaction: Transaction,
  productIds: readonly number[],
  stockedSkuIds: readonly number[],
): Promise<void> {
  await announceChanged(transaction, await writeHasStock(transaction.queries, productIds, stockedSkuIds));
}

async function announceChanged(transaction: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await transaction.announce(PRODUCT_CHANGED, { productIds });
}
