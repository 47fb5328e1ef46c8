import { priceRange } from '@galleria/domain/catalogue/price-range';
import { choiceProblem } from '@galleria/domain/catalogue/product-options';
import type { LocaleTexts } from '@galleria/domain/site/locales';
import type { Transaction } from '../../infra/database/transaction.ts';
import { sanitizeRichText } from '../../infra/rich-text.ts';
import { addToSold } from './sale-items-db.ts';
import {
  addToRatings,
  type DeliveryOffer,
  insertProduct,
  insertProducts,
  insertSkus,
  type NewProduct,
  type NewSku,
  type RatingChange,
  replaceProduct,
  replaceSkus,
  writeDelivery,
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

/** How products get to whoever buys them, and what that asks of them. */
export async function offerDelivery(
  transaction: Transaction,
  productIds: readonly number[],
  offer: DeliveryOffer,
): Promise<void> {
  await writeDelivery(transaction.queries, productIds, offer);
  await announceChanged(transaction, productIds);
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

/** Lists follow what sells after a moment, however many buy it meanwhile. */
const NOTICED_AFTER_MS = 2_000;

/** So many pieces of each product were sold. */
export async function countSold(transaction: Transaction, sold: ReadonlyMap<number, number>): Promise<void> {
  await addToSold(transaction.queries, sold);
  const runAt = new Date((await transaction.now()).getTime() + NOTICED_AFTER_MS);
  // In the order of ids: of two who count the same products, neither holds what the other waits for.
  for (const productId of [...sold.keys()].sort((one, other) => one - other)) {
    const announcement = { event: PRODUCT_CHANGED, payload: { productIds: [productId] } };
    await transaction.schedule('outbox', announcement, { key: `sold:${productId}`, runAt });
  }
}
