import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type * as contract from '@galleria/contract/catalogue/store-products';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { readProductStocks } from '../../inventory/index.ts';
import type { CatalogueContext } from '../context.ts';
import { draftOf } from './draft/draft-rows.ts';
import { readOwnSkus, readStoreProduct } from './store-products-db.ts';

export const storeProductInfo: UseCase<typeof contract.storeProductInfo, CatalogueContext> = async (
  { database: { queries } },
  { prodId },
  { actor },
) => {
  const found = await readStoreProduct(queries, actor.storeId, prodId);
  if (!found) return refuse('product.notFound');
  const { product, change } = found;
  const [skus, rows] = await Promise.all([readOwnSkus(queries, [prodId]), readProductStocks(queries, [prodId])]);
  const stocks = new Map(rows.map(({ skuId, available }) => [skuId, available]));
  return {
    prodId,
    version: product.version,
    status: product.status,
    hasPendingChange: change !== null && change.refusedAt === null,
    reason: change?.reason || product.platformReason,
    soldNum: product.sold,
    createTime: formatApiTime(product.createdAt),
    updateTime: formatApiTime(product.updatedAt),
    deleteTime: product.deletedAt && formatApiTime(product.deletedAt),
    draft: change ? withStocks(change.draft, stocks) : draftOf(product, skus, stocks),
  };
};

/** A pending change has the stock of when it was written; its SKUs have sold since. */
function withStocks(draft: Draft, stocks: ReadonlyMap<number, number>): Draft {
  return {
    ...draft,
    skus: draft.skus.map((sku) => {
      if (sku.skuId === undefined) return sku;
      const available = stocks.get(sku.skuId) ?? 0;
      return { ...sku, stocks: available, shownStocks: available };
    }),
  };
}
