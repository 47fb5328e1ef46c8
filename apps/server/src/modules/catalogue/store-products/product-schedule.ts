import { SYSTEM } from '@galleria/domain/access/access';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { CatalogueContext } from '../context.ts';
import { announceChanged } from '../write/write-products.ts';
import { switchDue } from './product-schedule-db.ts';

interface Times {
  readonly onSaleAt?: Date | null | undefined;
  readonly offSaleAt?: Date | null | undefined;
}

/** Schedules a job for the times at which the product goes on and off sale; the row decides whether it still has to. */
export async function scheduleSwitch(
  transaction: Transaction,
  productId: number,
  { onSaleAt, offSaleAt }: Times,
): Promise<void> {
  for (const [direction, runAt] of Object.entries({ on: onSaleAt, off: offSaleAt })) {
    if (!runAt) continue;
    await transaction.schedule('switchProducts', {}, { key: `product:${productId}:${direction}`, runAt });
  }
}

/**
 * Job: puts products on and off sale at their times, by the database's clock. Runs at those times, and every minute for
 * products whose job was lost. Safe to run early, late or twice.
 */
export async function switchProducts({ database }: Pick<CatalogueContext, 'database'>): Promise<void> {
  let switched: number;
  do {
    switched = await inTransaction(database, SYSTEM, async (transaction) => {
      const productIds = await switchDue(transaction.queries);
      await announceChanged(transaction, productIds);
      return productIds.length;
    });
  } while (switched > 0);
}
