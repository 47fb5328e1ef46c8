import type { Database } from '../../../infra/database/database.ts';
import type { OrdersContext } from '../index.ts';
import { expireTrade } from '../jobs/expire-trades.ts';

/** Runs the job, for tests in other processes, which cannot load the whole module. */
export function runExpiry(database: Database, tradeId: number): Promise<void> {
  return expireTrade({ database } as OrdersContext, { tradeId });
}
