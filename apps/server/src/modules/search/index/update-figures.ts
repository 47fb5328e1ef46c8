import { SYSTEM } from '@galleria/domain/access/access';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { popularity, popularityBucket, ratingTenths } from '@galleria/domain/search/popularity';
import type { z } from 'zod';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readSalesFigures } from '../../catalogue/index.ts';
import type { SearchContext } from '../context.ts';
import { bucketOf, changeSizes } from './count-changes.ts';
import { type Figures, writeFigures } from './figures-db.ts';
import { lockIndexed } from './index-db.ts';
import { indexProducts, type ProductIds } from './index-products.ts';

/** Products per transaction: their rows are locked meanwhile. */
const BATCH = 500;

/**
 * Runs after `FIGURES_CHANGED`: updates sold counts, ratings and the stock flag in place, only where they differ, and
 * without the lock of the index. Words and listings do not change.
 */
export async function updateFigures(
  context: Pick<SearchContext, 'database'>,
  { productIds }: z.output<typeof ProductIds>,
): Promise<void> {
  const inOrder = productIds.toSorted((one, other) => one - other);
  const missing: number[] = [];
  for (let start = 0; start < inOrder.length; start += BATCH) {
    missing.push(...(await updateBatch(context, inOrder.slice(start, start + BATCH))));
  }
  if (missing.length > 0) await indexProducts(context, { productIds: missing });
}

/**
 * The figures are read after the rows are locked, so that a later writer has read at least what an earlier one has.
 * Returns products on sale that are not in the index: another writer is adding them, perhaps with older figures.
 */
async function updateBatch(
  { database }: Pick<SearchContext, 'database'>,
  productIds: readonly number[],
): Promise<number[]> {
  return inTransaction(database, SYSTEM, async ({ queries }) => {
    const indexed = await lockIndexed(queries, productIds);
    const products = await readSalesFigures(queries, productIds);
    const known = products.filter(({ id }) => indexed.has(id)).sort((one, other) => one.id - other.id);
    const changed = await writeFigures(queries, known.map(figuresOf));
    await changeSizes(
      queries,
      changed.map(({ before }) => bucketOf(popularityBucket(before))),
      changed.map(({ after }) => bucketOf(popularityBucket(after))),
    );
    return products
      .filter(({ id, status }) => status === PRODUCT_STATUS.onSale && !indexed.has(id))
      .map(({ id }) => id);
  });
}

type SalesFigures = Awaited<ReturnType<typeof readSalesFigures>>[number];

function figuresOf(product: SalesFigures): Figures {
  return {
    product_id: product.id,
    popularity: popularity(product),
    sold: product.sold,
    reviews: product.reviewCount,
    rating: ratingTenths(product),
    in_stock: product.hasStock,
  };
}
