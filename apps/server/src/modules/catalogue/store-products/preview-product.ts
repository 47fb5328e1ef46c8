import type { Draft } from '@galleria/contract/catalogue/product-draft';
import type * as contract from '@galleria/contract/catalogue/store-products';
import { priceRange } from '@galleria/domain/catalogue/price-range';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import type { CatalogueContext } from '../context.ts';
import { deliveryTerms } from '../detail/delivery.ts';
import { presentProduct } from '../detail/present-product.ts';
import type { Product } from '../product-db.ts';
import { toFieldProblems } from './draft/draft-problems.ts';
import { cleanDraft, rowOf, skuRowsOf } from './draft/draft-rows.ts';
import { planSave } from './save-store-product.ts';
import { readStoreProduct } from './store-products-db.ts';

/** Uses the code of the product page, so that a preview cannot differ from it. Drafts may be incomplete. */
export const previewProduct: UseCase<typeof contract.previewProduct, CatalogueContext> = async (
  context,
  { prodId, language, ...input },
  { actor, locale: ownLocale },
) => {
  const locale = language ?? ownLocale;
  const { storeId } = actor;
  const draft = cleanDraft({ ...input, onSaleTime: null, offSaleTime: null });
  const checked = await inTransaction(context.database, actor, async (transaction) => {
    const found = prodId === undefined ? undefined : await readStoreProduct(transaction.queries, storeId, prodId);
    if (prodId !== undefined && !found) return refuse('product.notFound');
    const asDraft = found && { id: found.product.id, status: PRODUCT_STATUS.draft };
    const plan = await planSave(transaction, { storeId, draft }, asDraft);
    if ('problems' in plan) return refuse('input.invalid', { data: toFieldProblems(plan.problems, ownLocale) });
    return productOf(draft, { storeId, stored: found?.product, now: await transaction.now() });
  });
  if (isRefused(checked)) return checked;
  const [names, brands, summaries, terms, current] = await referencesOf(context, locale);
  const stock = new Map(checked.skus.map(({ id }, index) => [id, offeredOf(draft)[index]?.stocks ?? 0]));
  return presentProduct(checked, { stock, region: undefined, names, brands, summaries, terms, current }, locale);
};

/** Cached, so it must be read outside of the transaction. */
function referencesOf({ categoryNames, brands, stores, activities }: CatalogueContext, locale: Locale) {
  return Promise.all([
    categoryNames(locale),
    brands(locale),
    stores.summaries(locale),
    deliveryTerms(stores),
    activities.current(),
  ]);
}

interface Stored {
  readonly storeId: number;
  readonly stored: Omit<Product, 'skus'> | undefined;
  readonly now: Awaited<ReturnType<Transaction['now']>>;
}

/** New SKUs have no ids yet; the page only needs distinct ones. */
function productOf(draft: Draft, { storeId, stored, now }: Stored): Product {
  const skus = skuRowsOf({ ...draft, skus: offeredOf(draft) });
  const times = { createdAt: now, publishedAt: now, updatedAt: now };
  return {
    ...{ ...UNKNOWN, ...times, ...stored, ...rowOf(draft), storeId, status: PRODUCT_STATUS.onSale },
    ...priceRange(skus),
    skus: skus.map((sku, index) => ({
      ...{ code: '', weightGrams: 0, volumeCm3: 0, ...sku },
      id: sku.id ?? -1 - index,
    })),
  };
}

function offeredOf({ skus }: Draft): Draft['skus'] {
  const offered = skus.filter(({ isOn }) => isOn);
  return offered.length > 0 ? offered : skus;
}

/** Columns of a product that is not stored yet. */
const UNKNOWN = {
  ...{ id: 0, type: 0, video: '', version: 1, storeSequence: 0 },
  ...{ sold: 0, reviewCount: 0, ratingSum: 0, hasStock: true },
  ...{ isTakenDown: false, takenDownFrom: null, platformReason: '', deletedAt: null, deletedFrom: null },
};
