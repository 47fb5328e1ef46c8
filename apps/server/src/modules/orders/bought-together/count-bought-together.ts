import { SYSTEM } from '@galleria/domain/access/access';
import type { Database } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { readOrderedProducts, recountProducts } from './bought-together-db.ts';

/** More products are kept than shown, since some may not be for sale when the page is opened. */
const RULES = { days: 180, fewestBuyers: 2, kept: 12 } as const;
const PRODUCT_BATCH_SIZE = 100;

/** A nightly job with small transactions. Product pages never count. */
export async function countBoughtTogether({ database }: { readonly database: Database }): Promise<void> {
  for (let afterId = 0; ; ) {
    const productIds = await readOrderedProducts(database.queries, afterId, PRODUCT_BATCH_SIZE);
    const last = productIds.at(-1);
    if (last === undefined) return;
    await inTransaction(database, SYSTEM, (transaction) => recountProducts(transaction, productIds, RULES));
    afterId = last;
  }
}
