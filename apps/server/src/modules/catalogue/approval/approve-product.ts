import type { Draft } from '@galleria/contract/catalogue/product-draft';
import { parseApiTime } from '@galleria/contract/wire/api-time';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, type LocaleTexts } from '@galleria/domain/site/locales';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { toFieldProblems } from '../store-products/draft/draft-problems.ts';
import { draftsBefore, writeDraft } from '../store-products/draft/write-draft.ts';
import { writeChangeRefusal, writeVerdict } from '../store-products/product-status-db.ts';
import { planSave } from '../store-products/save-store-product.ts';
import { lockProduct, type StoreProduct } from '../store-products/store-products-db.ts';
import { announceChanged } from '../write/write-products.ts';

const { draft, offShelf, onSale, takenDown, waiting } = PRODUCT_STATUS;

interface SeenProduct {
  readonly productId: number;
  /** The version that staff have seen: a seller may have changed the product since. */
  readonly version: number;
}

/** The outcome for a product, for mails to its store and for the audit log. */
export interface Decision {
  readonly storeId: number;
  readonly name: LocaleTexts;
  readonly before: number;
  readonly after: number;
}

type StaleRefusal = Refused<'product.notFound' | 'product.changedMeanwhile' | 'product.stateChanged'>;

/** Puts a new product on sale, or applies the pending change. */
export async function approveProduct(
  transaction: Transaction,
  seen: SeenProduct,
): Promise<Decision | StaleRefusal | Refused<'input.invalid'>> {
  const found = await lockWaiting(transaction, seen);
  if (isRefused(found)) return found;
  const { product, change } = found;
  if (product.status === waiting) {
    const isLater = product.onSaleAt !== null && product.onSaleAt > (await transaction.now());
    const verdict = { status: isLater ? offShelf : onSale, isTakenDown: false, reason: '' };
    await writeVerdict(transaction.queries, product.id, verdict);
    await announceChanged(transaction, [product.id]);
    return decisionOn(product, verdict.status);
  }
  if (!change) throw new Error(`approveProduct: product ${product.id} has no change`);
  const approved = withoutPassedTimes(change.draft, product.status, await transaction.now());
  // Checked again: a shelf or a category may have been deleted since.
  const plan = await planSave(transaction, { storeId: product.storeId, draft: approved }, product);
  if ('problems' in plan) return refuse('input.invalid', { data: toFieldProblems(plan.problems, DEFAULT_LOCALE) });
  const before = await draftsBefore(transaction, found);
  const target = { storeId: product.storeId, current: found, before, sellerId: undefined };
  const written = await writeDraft(transaction, target, approved, product.status);
  if ('problems' in written) throw new Error(`approveProduct: pictures of ${product.id} are not claimed any more`);
  return decisionOn(product, product.status);
}

/** Drops times that passed while the change waited, and the time of going on sale if the product is on sale already. */
function withoutPassedTimes(changed: Draft, status: number, now: Date): Draft {
  const ahead = (time: string | null) => (time !== null && parseApiTime(time) > now ? time : null);
  const onSaleTime = status === onSale ? null : ahead(changed.onSaleTime);
  return { ...changed, onSaleTime, offSaleTime: ahead(changed.offSaleTime) };
}

/** A new product becomes a draft again; the seller reads the reason and can continue a refused change. */
export async function refuseProduct(
  transaction: Transaction,
  { reason, ...seen }: SeenProduct & { readonly reason: string },
): Promise<Decision | StaleRefusal> {
  const found = await lockWaiting(transaction, seen);
  if (isRefused(found)) return found;
  const { product } = found;
  const { isTakenDown, takenDownFrom } = product;
  if (product.status !== waiting) {
    await writeChangeRefusal(transaction.queries, product.id, reason);
    return decisionOn(product, product.status);
  }
  const status = isTakenDown ? takenDown : draft;
  await writeVerdict(transaction.queries, product.id, { status, isTakenDown, reason, takenDownFrom });
  return decisionOn(product, status);
}

/** Takes a product off sale by the platform; its store can only ask for approval again. */
export async function takeDownProduct(
  transaction: Transaction,
  { productId, reason }: { readonly productId: number; readonly reason: string },
): Promise<Decision | Refused<'product.notFound' | 'product.stateChanged'>> {
  const found = await lockProduct(transaction.queries, productId);
  if (!found) return refuse('product.notFound');
  const { status } = found.product;
  if (status !== onSale && status !== offShelf) return refuse('product.stateChanged');
  const verdict = { status: takenDown, isTakenDown: true, reason, takenDownFrom: status };
  await writeVerdict(transaction.queries, productId, verdict);
  await announceChanged(transaction, [productId]);
  return decisionOn(found.product, takenDown);
}

/**
 * Gives a product its earlier status back. Once its store has asked for approval, it is approved or refused instead.
 */
export async function restoreProduct(
  transaction: Transaction,
  productId: number,
): Promise<Decision | Refused<'product.notFound' | 'product.stateChanged'>> {
  const found = await lockProduct(transaction.queries, productId);
  if (!found) return refuse('product.notFound');
  if (found.product.status !== takenDown) return refuse('product.stateChanged');
  const status = found.product.takenDownFrom ?? offShelf;
  await writeVerdict(transaction.queries, productId, { status, isTakenDown: false, reason: '' });
  await announceChanged(transaction, [productId]);
  return decisionOn(found.product, status);
}

function decisionOn({ storeId, name, status }: StoreProduct['product'], after: number): Decision {
  return { storeId, name, before: status, after };
}

async function lockWaiting(
  { queries }: Transaction,
  { productId, version }: SeenProduct,
): Promise<StoreProduct | StaleRefusal> {
  const found = await lockProduct(queries, productId);
  if (!found) return refuse('product.notFound');
  if (found.product.version !== version) return refuse('product.changedMeanwhile');
  const hasPendingChange = found.change !== null && found.change.refusedAt === null;
  return found.product.status === waiting || hasPendingChange ? found : refuse('product.stateChanged');
}
