import { defineModule } from '../../infra/modules/define-module.ts';
import { openStores } from './context.ts';
import { storeInfo, storeQualifications } from './store-info.ts';
import { hotStores, storePage, storesById } from './store-lists.ts';

export type { Stores } from './context.ts';
export { type ProductTerms, readProductTerms } from './product-terms-db.ts';
export { hasPickupPoints, hasStores, seedPickupPoints, seedSameCityTerms, seedStores } from './seed.ts';
export { readOpenStoreNames, type StoreNames, type StoreSummary } from './store-summaries.ts';
export { readStoreStatuses } from './stores-db.ts';
export { changeFans, putCounts, STORE_CHANGED, setRequiresApproval, setStoreStatus } from './write-stores.ts';

/** The sellers of the mall, as buyers see them. */
export const stores = defineModule({
  name: 'stores',
  open: openStores,
  operations: { storeInfo, hotStores, storePage, storesById, storeQualifications },
});
