import { defineModule } from '../../infra/modules/define-module.ts';
import { openStores } from './context.ts';
import { countPaperRequests } from './settings/count-paper-requests-db.ts';
import { deletePickupPoint, pausePickupPoint, pickupPointList, savePickupPoint } from './settings/pickup-points.ts';
import {
  chatHours,
  deleteQuickAnswer,
  orderQuickAnswers,
  quickAnswerList,
  saveChatHours,
  saveQuickAnswer,
} from './settings/quick-answers.ts';
import { mallRegions } from './settings/regions.ts';
import { deleteReturnAddress, returnAddressList, saveReturnAddress } from './settings/return-addresses.ts';
import { orderStoreShelves, saveStoreShelf } from './settings/shelves.ts';
import { sameCityInfo, saveSameCity, saveShippingTemplate } from './settings/shipping.ts';
import { changeStoreInfo, ownStoreInfo, setStoreOpen } from './settings/store-information.ts';
import { requestPaperChange, storePapers, withdrawPaperChange } from './settings/store-papers.ts';
import { changeStoreStatus, orderPreferredStores, setStorePreferred } from './staff/change-store-status.ts';
import { platformStoreInfo, platformStorePage } from './staff/platform-stores.ts';
import { storeInfo, storeQualifications } from './store-info.ts';
import { hotStores, storePage, storesById } from './store-lists.ts';

export type { Stores } from './context.ts';
export { countNewStores, findStoresNamed } from './mall-statistics-db.ts';
export { type ProductTerms, readProductTerms } from './product-terms-db.ts';
export {
  hasPickupPoints,
  hasStores,
  seedLicenceEnd,
  seedPause,
  seedPickupPoints,
  seedSameCityTerms,
  seedStores,
} from './seed.ts';
export { hasStoreSettings, seedStoreSettings } from './settings/seed-settings.ts';
export { removeShelf } from './settings/shelves.ts';
export { lockShelf } from './settings/shelves-db.ts';
export { removeShippingTemplate } from './settings/shipping.ts';
export { lockTemplate, readOwnTemplates, type StoredTemplate } from './settings/shipping-templates-db.ts';
export { STORE_STATUS_CHANGED } from './staff/change-store-status.ts';
export { claimLicenceWarning, readEndingLicences } from './staff/status-db.ts';
export { readOpenStoreNames, type StoreNames, type StoreSummary } from './store-summaries.ts';
export { readStoreStatuses } from './stores-db.ts';
export {
  changeFans,
  putCounts,
  STORE_CHANGED,
  STORE_SWITCHED,
  setStoreStatus,
} from './write-stores.ts';

/** The sellers of the mall: as buyers see them, and what their people set. */
export const stores = defineModule({
  name: 'stores',
  open: openStores,
  operations: {
    ...{ storeInfo, hotStores, storePage, storesById, storeQualifications },
    ...{ ownStoreInfo, changeStoreInfo, setStoreOpen, storePapers, requestPaperChange, withdrawPaperChange },
    ...{ platformStorePage, platformStoreInfo, changeStoreStatus, setStorePreferred, orderPreferredStores },
    ...{ mallRegions, saveStoreShelf, orderStoreShelves, saveShippingTemplate, sameCityInfo, saveSameCity },
    ...{ pickupPointList, savePickupPoint, pausePickupPoint, deletePickupPoint },
    ...{ returnAddressList, saveReturnAddress, deleteReturnAddress },
    ...{ quickAnswerList, saveQuickAnswer, orderQuickAnswers, deleteQuickAnswer, chatHours, saveChatHours },
  },
  staffWork: [
    {
      permission: 'stores.view',
      count: async ({ database }) => ({ paperRequests: await countPaperRequests(database.queries) }),
    },
  ],
});
