import { parseApiTime } from '@galleria/contract/api-time';
import type { Draft } from '@galleria/contract/product-draft';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { announceChanged } from '../write-products.ts';
import { inWords } from './draft-problems.ts';
import { writeChangeRefusal, writeVerdict } from './product-status-db.ts';
import { planSave } from './save-store-product.ts';
import { lockProduct, type StoreProduct } from './store-products-db.ts';
import { draftsBefore, writeDraft } from './write-draft.ts';

const { draft, offShelf, onSale, takenDown, waiting } = PRODUCT_STATUS;

interface Looked {
  readonly productId: number;
  /** What the platform looked at: a seller may have changed it since. */
  readonly version: number;
}

type Refusal = Refused<'product.notFound' | 'product.changedMeanwhile' | 'product.stateChanged' | 'input.invalid'>;

/** A new product goes on sale, or a change becomes the product. */
export async function approveProduct(transaction: Transaction, looked: Looked): Promise<Refusal | undefined> {
  const found = await lockWaiting(transaction, looked);
  if (isRefused(found)) return found;
  const { product, change } = found;
  if (product.status === waiting) {
    const isLater = product.onSaleAt !== null && product.onSaleAt > (await transaction.now());
    const verdict = { status: isLater ? offShelf : onSale, isTakenDown: false, reason: '' };
    await writeVerdict(transaction.queries, product.id, verdict);
    await announceChanged(transaction, [product.id]);
    return undefined;
  }
  if (!change) throw new Error(`approveProduct: product ${product.id} has no change`);
  const approved = withTimesAhead(change.draft, product.status, await transaction.now());
  // A shelf or a category may be gone since it was written.
  const plan = await planSave(transaction, { storeId: product.storeId, draft: approved }, product);
  if ('problems' in plan) return refuse('input.invalid', { data: inWords(plan.problems, DEFAULT_LOCALE) });
  const before = await draftsBefore(transaction, found);
  const target = { storeId: product.storeId, current: found, before, sellerId: undefined };
  const written = await writeDraft(transaction, target, approved, product.status);
  if ('problems' in written) throw new Error(`approveProduct: pictures of ${product.id} are not claimed any more`);
  return undefined;
}

/** Times may have passed while it waited, and the store may have put the product on sale meanwhile. */
function withTimesAhead(changed: Draft, status: number, now: Date): Draft {
  const ahead = (time: string | null) => (time !== null && parseApiTime(time) > now ? time : null);
  const onSaleTime = status === onSale ? null : ahead(changed.onSaleTime);
  return { ...changed, onSaleTime, offSaleTime: ahead(changed.offSaleTime) };
}

/** A new product becomes a draft again; of a change, the seller reads why and can go on with it. */
export async function refuseProduct(
  transaction: Transaction,
  { reason, ...looked }: Looked & { readonly reason: string },
): Promise<Refusal | undefined> {
  const found = await lockWaiting(transaction, looked);
  if (isRefused(found)) return found;
  const { product } = found;
  const { isTakenDown } = product;
  if (product.status !== waiting) {
    await writeChangeRefusal(transaction.queries, product.id, reason);
    return undefined;
  }
  await writeVerdict(transaction.queries, product.id, { status: isTakenDown ? takenDown : draft, isTakenDown, reason });
  return undefined;
}

/** The platform takes a product off sale; its store can only ask for approval again. */
export async function takeDownProduct(
  transaction: Transaction,
  { productId, reason }: { readonly productId: number; readonly reason: string },
): Promise<Refused<'product.notFound' | 'product.stateChanged'> | undefined> {
  const found = await lockProduct(transaction.queries, productId);
  if (!found) return refuse('product.notFound');
  if (found.product.status !== onSale && found.product.status !== offShelf) return refuse('product.stateChanged');
  await writeVerdict(transaction.queries, productId, { status: takenDown, isTakenDown: true, reason });
  await announceChanged(transaction, [productId]);
  return undefined;
}

async function lockWaiting({ queries }: Transaction, { productId, version }: Looked): Promise<StoreProduct | Refusal> {
  const found = await lockProduct(queries, productId);
  if (!found) return refuse('product.notFound');
  if (found.product.version !== version) return refuse('product.changedMeanwhile');
  const hasPendingChange = found.change !== null && found.change.refusedAt === null;
  return found.product.status === waiting || hasPendingChange ? found : refuse('product.stateChanged');
}
