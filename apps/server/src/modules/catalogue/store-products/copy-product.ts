import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type * as contract from '@galleria/contract/catalogue/store-products';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { CatalogueContext } from '../context.ts';
import { draftsBefore } from './draft/write-draft.ts';
import { addDraft } from './save-store-product.ts';
import { readStoreProduct } from './store-products-db.ts';

export const copyProduct: UseCase<typeof contract.copyProduct, CatalogueContext> = async (
  { database },
  { prodId },
  { actor, locale, audit },
) => {
  const copied = await inTransaction(database, actor, async (transaction) => {
    const found = await readStoreProduct(transaction.queries, actor.storeId, prodId);
    if (!found) return refuse('product.notFound');
    const [live] = await draftsBefore(transaction, found);
    if (!live) return refuse('product.notFound');
    return addDraft(transaction, { storeId: actor.storeId, draft: copyOf(live), locale });
  });
  if (isRefused(copied)) return copied;
  audit.changed({ prodId }, { prodId: copied.prodId });
  return { prodId: copied.prodId };
};

/** The copy gets new SKUs without stock and without codes, since a code belongs to one SKU. */
function copyOf(draft: Draft): Draft {
  return {
    ...draft,
    onSaleTime: null,
    offSaleTime: null,
    skus: draft.skus.map(({ skuId: _, stocks: __, shownStocks: ___, ...sku }) => ({ ...sku, partyCode: '' })),
  };
}
