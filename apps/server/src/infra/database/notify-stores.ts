import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/**
 * Received by `openConsoleEvents` in every process. PostgreSQL commits transactions that notify one after another, so
 * the transactions of buyers do not call this themselves: a subscriber does, after the event.
 */
export async function notifyStores(queries: Queries, storeIds: readonly number[]): Promise<void> {
  if (storeIds.length === 0) return;
  const ids = sql.param([...new Set(storeIds)]);
  await queries.execute(sql`select pg_notify('store_changed', id::text) from unnest(${ids}::int[]) as id`);
}
