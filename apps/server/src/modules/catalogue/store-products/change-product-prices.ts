import type * as contract from '@galleria/contract/catalogue/store-products';
import { changePrice } from '@galleria/domain/catalogue/change-price';
import { priceRange } from '@galleria/domain/catalogue/price-range';
import { PRODUCT_LIMITS } from '@galleria/domain/catalogue/product-limits';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readProductTerms } from '../../stores/index.ts';
import type { CatalogueContext } from '../context.ts';
import { announceChanged } from '../write/write-products.ts';
import { type PricedProduct, writePrices, writeShelf } from './batch-db.ts';
import { toFieldProblems } from './draft/draft-problems.ts';
import { lockStoreProducts, readOwnSkus } from './store-products-db.ts';

/**
 * New prices hold at once, also where changes need approval: the platform approves texts and pictures, not prices.
 * Pending changes get the new prices too, since their approval would otherwise bring the old ones back.
 */
export const changeProductPrices: UseCase<typeof contract.changeProductPrices, CatalogueContext> = async (
  { database },
  { prodIds, change, value },
  { actor, audit },
) => {
  const priced = await inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const wanted = new Set(prodIds);
    const products = await lockStoreProducts(queries, actor.storeId, [...wanted]);
    const known = products.filter(({ status }) => status !== PRODUCT_STATUS.deleted);
    if (known.length < wanted.size) return refuse('product.notFound');
    const skus = await readOwnSkus(queries, [...wanted]);
    const changed = skus.map((sku) => ({ ...sku, newCents: changePrice(sku.priceCents, { change, value }) }));
    const outside = changed.find(({ newCents }) => newCents === undefined);
    if (outside) {
      const { lowestPrice: lowest, highestPrice: highest } = PRODUCT_LIMITS;
      const data = { prodId: outside.productId, skuId: outside.id };
      return refuse('product.priceBounds', { values: { lowest, highest }, data });
    }
    const before = skus.map(({ id, priceCents }) => ({ skuId: id, price: mainUnits(priceCents) }));
    const after = changed.map(({ id, newCents = 0 }) => ({ skuId: id, price: mainUnits(newCents) }));
    await writePrices(
      queries,
      changed.map(({ id, newCents = 0, oldPriceCents }) => ({
        skuId: id,
        priceCents: newCents,
        oldPriceCents: Math.max(oldPriceCents, newCents),
      })),
      [...Map.groupBy(changed, ({ productId }) => productId)].map(([productId, own]) => rangeOf(productId, own)),
    );
    await announceChanged(transaction, [...wanted]);
    return { before, after };
  });
  if (isRefused(priced)) return priced;
  audit.changed(priced.before, priced.after);
  return { skuCount: priced.after.length };
};

interface ChangedSku {
  readonly isOn: boolean;
  readonly newCents: number | undefined;
  readonly oldPriceCents: number;
}

function rangeOf(productId: number, skus: readonly ChangedSku[]): PricedProduct {
  const prices = (skus.some(({ isOn }) => isOn) ? skus.filter(({ isOn }) => isOn) : skus).map(
    ({ newCents = 0, oldPriceCents }) => ({ priceCents: newCents, oldPriceCents }),
  );
  return { productId, ...priceRange(prices) };
}

export const changeProductShelf: UseCase<typeof contract.changeProductShelf, CatalogueContext> = async (
  { database },
  { prodIds, shopCategoryId },
  { actor, audit, locale },
) => {
  const before = await inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const wanted = new Set(prodIds);
    const { shelves } = await readProductTerms(queries, actor.storeId);
    if (shopCategoryId !== null && !shelves.some(({ id }) => id === shopCategoryId)) {
      const problem = { field: 'shopCategoryId', message: 'inputs.product.shelf' } as const;
      return refuse('input.invalid', { data: toFieldProblems([problem], locale) });
    }
    const products = await lockStoreProducts(queries, actor.storeId, [...wanted]);
    const known = products.filter(({ status }) => status !== PRODUCT_STATUS.deleted);
    if (known.length < wanted.size) return refuse('product.notFound');
    await writeShelf(queries, [...wanted], shopCategoryId);
    await announceChanged(transaction, [...wanted]);
    return known.map(({ id, storeCategoryId }) => ({ prodId: id, shopCategoryId: storeCategoryId }));
  });
  if (isRefused(before)) return before;
  audit.changed(
    before,
    before.map(({ prodId }) => ({ prodId, shopCategoryId })),
  );
  return null;
};
