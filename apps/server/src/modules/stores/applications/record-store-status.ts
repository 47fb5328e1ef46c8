import { isPermanentlyClosed } from '@galleria/domain/stores/store-application';
import type { StoresContext } from '../context.ts';
import { readStoreStatuses } from '../stores-db.ts';
import { markStoreClosed } from './applications-db.ts';

/**
 * Runs after `STORE_CHANGED`: the retention of the applicant's identity pictures begins when the store is closed for
 * good.
 */
export async function recordStoreStatus(
  { database: { queries } }: StoresContext,
  { storeId }: { readonly storeId: number },
): Promise<void> {
  const status = (await readStoreStatuses(queries, [storeId])).get(storeId);
  if (status !== undefined) await markStoreClosed(queries, storeId, isPermanentlyClosed(status));
}
