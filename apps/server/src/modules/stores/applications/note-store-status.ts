import { isClosedForGood } from '@galleria/domain/stores/store-application';
import type { StoresContext } from '../context.ts';
import { readStoreStatuses } from '../stores-db.ts';
import { markStoreClosed } from './applications-db.ts';

/** Runs after `STORE_CHANGED`: from the closing of a store its applicant's identity pictures are kept for a while only. */
export async function noteStoreStatus(
  { database: { queries } }: StoresContext,
  { storeId }: { readonly storeId: number },
): Promise<void> {
  const status = (await readStoreStatuses(queries, [storeId])).get(storeId);
  if (status !== undefined) await markStoreClosed(queries, storeId, isClosedForGood(status));
}
