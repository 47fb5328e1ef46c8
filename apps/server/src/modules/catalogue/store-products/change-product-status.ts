import type * as contract from '@galleria/contract/catalogue/store-products';
import type { ParsedInputOf, RefusalOf } from '@galleria/contract/operation';
import { statusAfter } from '@galleria/domain/catalogue/product-lifecycle';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { CatalogueContext } from '../context.ts';
import { announceChanged } from '../write/write-products.ts';
import { type NewStatus, writeStatuses } from './product-status-db.ts';
import { type LockedProduct, lockStoreProducts } from './store-products-db.ts';

type StatusInput = ParsedInputOf<typeof contract.changeProductStatus>;
type Refusal = RefusalOf<typeof contract.changeProductStatus>;

/** The new status of a product, or why it cannot change. */
type Verdict = NewStatus | { readonly productId: number; readonly refused: Refusal };

/** Products whose status does not allow the action are skipped; refused only when none remains. */
export const changeProductStatus: UseCase<typeof contract.changeProductStatus, CatalogueContext> = async (
  { database },
  input,
  { actor, audit },
) => {
  const outcome = await inTransaction(database, actor, (transaction) => applyAction(transaction, actor.storeId, input));
  if (isRefused(outcome)) return outcome;
  const { changed, skipped, before } = outcome;
  audit.changed(before, changed);
  return { changed, skipped };
};

export async function applyAction(transaction: Transaction, storeId: number, { prodIds, action }: StatusInput) {
  const { queries } = transaction;
  const wanted = new Set(prodIds);
  const products = await lockStoreProducts(queries, storeId, [...wanted]);
  if (products.length < wanted.size) return refuse('product.notFound');
  const verdicts = products.map((product) => verdictOf(product, action));
  const changes = verdicts.flatMap((verdict) => ('refused' in verdict ? [] : verdict));
  const [first] = verdicts;
  if (changes.length === 0 && first && 'refused' in first) return refuse(first.refused) as Refused<Refusal>;
  await writeStatuses(queries, changes);
  await announceChanged(
    transaction,
    changes.map(({ productId }) => productId),
  );
  const changedIds = new Set(changes.map(({ productId }) => productId));
  return {
    changed: changes.map(({ productId, status }) => ({ prodId: productId, status })),
    skipped: products.filter(({ id }) => !changedIds.has(id)).map(({ id }) => id),
    before: products.filter(({ id }) => changedIds.has(id)).map(({ id, status }) => ({ prodId: id, status })),
  };
}

function verdictOf(product: LockedProduct, action: StatusInput['action']): Verdict {
  const { id: productId, status: before, onSaleAt } = product;
  const isDraft = before === PRODUCT_STATUS.draft;
  const after = statusAfter(product, action, product.requiresApproval);
  if (after === undefined) {
    const isDown = before === PRODUCT_STATUS.takenDown;
    return { productId, refused: isDown ? 'product.takenDown' : 'product.stateChanged' };
  }
  if (isDraft && action === 'on' && !isComplete(product)) return { productId, refused: 'product.incomplete' };
  // A draft with a time goes on sale at that time; a product that was off sale goes on sale now.
  const isScheduled = isDraft && after === PRODUCT_STATUS.onSale && onSaleAt !== null;
  const keepsTimes = isScheduled || after === PRODUCT_STATUS.waiting;
  return {
    productId,
    status: isScheduled ? PRODUCT_STATUS.offShelf : after,
    deletedFrom: action === 'delete' ? before : null,
    isPublished: isDraft && after === PRODUCT_STATUS.onSale,
    onSaleAt: keepsTimes ? 'kept' : 'cleared',
    offSaleAt: keepsTimes || action === 'on' ? 'kept' : 'cleared',
  };
}

function isComplete({ pictures, deliveryTypes, hasOffer }: LockedProduct): boolean {
  return pictures.length > 0 && deliveryTypes.length > 0 && hasOffer;
}
