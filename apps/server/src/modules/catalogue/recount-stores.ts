import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { averageStars } from '@galleria/domain/catalogue/rating';
import type { Transaction } from '../../infra/database/transaction.ts';
import { putCounts } from '../stores/index.ts';
import { countByStore } from './product-db.ts';

/** What the heads of stores tell of their products: counted from time to time, since nothing depends on the exact number. */
export async function recountStores(transaction: Transaction): Promise<void> {
  const counted = await countByStore(transaction.queries, PRODUCT_STATUS.onSale);
  await putCounts(
    transaction,
    counted.map(({ storeId, productCount, ratingSum, reviewCount }) => ({
      storeId,
      productCount,
      rating: averageStars(ratingSum, reviewCount),
    })),
  );
}
