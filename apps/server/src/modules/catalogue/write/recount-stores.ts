import { SYSTEM } from '@galleria/domain/access/access';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { averageStars } from '@galleria/domain/catalogue/rating';
import type { Database } from '../../../infra/database/database.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { putCounts } from '../../stores/index.ts';
import { countByStore, storeIdsAfter } from '../product-db.ts';

/** Stores per transaction: few enough that a buyer who follows one of them does not wait noticeably. */
const STORE_BATCH_SIZE = 200;

/** Job, hourly: product counts and average ratings of stores, which need not be exact in between. */
export async function recountStores(database: Database): Promise<void> {
  for (let last = 0; ; ) {
    const storeIds = await storeIdsAfter(database.queries, last, STORE_BATCH_SIZE);
    if (storeIds.length === 0) return;
    await inTransaction(database, SYSTEM, (transaction) => recount(transaction, storeIds));
    last = storeIds.at(-1) ?? last;
  }
}

async function recount(transaction: Transaction, storeIds: readonly number[]): Promise<void> {
  const counted = await countByStore(transaction.queries, storeIds, PRODUCT_STATUS.onSale);
  await putCounts(
    transaction,
    counted.map(({ storeId, productCount, ratingSum, reviewCount }) => ({
      storeId,
      productCount,
      rating: averageStars(ratingSum, reviewCount),
    })),
  );
}
