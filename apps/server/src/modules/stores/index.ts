import { z } from 'zod';
import { defineModule, job, plainJob } from '../../infra/modules/define-module.ts';
import { applicationInfo, applicationPage } from './applications/application-queue.ts';
import { countWaitingApplications } from './applications/applications-db.ts';
import { decideApplication } from './applications/decide-application.ts';
import {
  applicationIdentity,
  identityPicture,
  removeIdentityFiles,
  removeOldIdentities,
  uploadIdentityPicture,
} from './applications/identity-pictures.ts';
import { mapTiles, storeApplication, withdrawStoreApplication } from './applications/own-application.ts';
import { applicationPersonalData } from './applications/personal-data.ts';
import { recordStoreStatus } from './applications/record-store-status.ts';
import { saveStoreApplication, sendStoreApplication } from './applications/save-application.ts';
import { seedApplication } from './applications/seed.ts';
import { openStores } from './context.ts';
import { storeMails } from './mails.ts';
import {
  hasPickupPoints,
  hasStores,
  seedLicenceEnd,
  seedPause,
  seedPickupPoints,
  seedSameCityTerms,
  seedStores,
} from './seed.ts';
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
import {
  deleteReturnAddress,
  returnAddressChoices,
  returnAddressList,
  saveReturnAddress,
} from './settings/return-addresses.ts';
import { hasStoreSettings, seedStoreSettings } from './settings/seed-settings.ts';
import { orderStoreShelves, saveStoreShelf } from './settings/shelves.ts';
import { sameCityInfo, saveSameCity, saveShippingTemplate } from './settings/shipping.ts';
import { changeStoreInfo, ownStoreInfo, setStoreOpen } from './settings/store-information.ts';
import { requestPaperChange, storePapers, withdrawPaperChange } from './settings/store-papers.ts';
import { changeStoreStatus, orderPreferredStores, setStorePreferred } from './staff/change-store-status.ts';
import { decidePaperRequest } from './staff/decide-paper-request.ts';
import { paperRequestInfo, paperRequestPage } from './staff/paper-requests.ts';
import { platformStoreInfo, platformStorePage } from './staff/platform-stores.ts';
import { hasPaperRequest, seedPaperRequest } from './staff/seed-paper-request.ts';
import { storeOptions } from './staff/store-options.ts';
import { storeInfo, storeQualifications } from './store-info.ts';
import { hotStores, storePage, storesById } from './store-lists.ts';
import { STORE_CHANGED } from './write-stores.ts';

export { hasApplications } from './applications/applications-db.ts';
export { hasAcceptedApplication, lockAcceptedApplication, openAcceptedStore } from './applications/create-store.ts';
export type { Stores } from './context.ts';
export { countNewStores, findStoresNamed } from './mall-statistics-db.ts';
export { type ProductTerms, readProductTerms } from './product-terms-db.ts';
export { regionNames } from './settings/regions.ts';
export { readRegisteredAddress, readReturnAddresses } from './settings/return-addresses-db.ts';
export { removeShelf } from './settings/shelves.ts';
export { lockShelf } from './settings/shelves-db.ts';
export { removeShippingTemplate } from './settings/shipping.ts';
export { lockTemplate, readOwnTemplates, type StoredTemplate } from './settings/shipping-templates-db.ts';
export { STORE_STATUS_CHANGED } from './staff/change-store-status.ts';
export { PAPERS_DECIDED } from './staff/decide-paper-request.ts';
export { claimLicenceWarning, readEndingLicences } from './staff/status-db.ts';
export { readOpenStoreNames, type StoreSummary } from './store-summaries.ts';
export { readCancelMinutes, readQualification } from './stores-db.ts';
export {
  changeFans,
  putCounts,
  STORE_CHANGED,
  STORE_SWITCHED,
  setStoreStatus,
} from './write-stores.ts';

/** Stores: their public pages, and the settings that their sellers manage. */
export const stores = defineModule({
  name: 'stores',
  open: openStores,
  operations: {
    ...{ storeInfo, hotStores, storePage, storesById, storeQualifications },
    ...{ ownStoreInfo, changeStoreInfo, setStoreOpen, storePapers, requestPaperChange, withdrawPaperChange },
    ...{ platformStorePage, platformStoreInfo, storeOptions },
    ...{ changeStoreStatus, setStorePreferred, orderPreferredStores },
    ...{ mallRegions, saveStoreShelf, orderStoreShelves, saveShippingTemplate, sameCityInfo, saveSameCity },
    ...{ pickupPointList, savePickupPoint, pausePickupPoint, deletePickupPoint },
    ...{ returnAddressList, returnAddressChoices, saveReturnAddress, deleteReturnAddress },
    ...{ quickAnswerList, saveQuickAnswer, orderQuickAnswers, deleteQuickAnswer, chatHours, saveChatHours },
    ...{ storeApplication, saveStoreApplication, sendStoreApplication, withdrawStoreApplication, mapTiles },
    ...{ uploadIdentityPicture, identityPicture },
    ...{ applicationPage, applicationInfo, applicationIdentity, decideApplication },
    ...{ paperRequestPage, paperRequestInfo, decidePaperRequest },
  },
  staffWork: [
    {
      permission: 'stores.audit',
      count: async ({ database: { queries } }) => ({
        paperRequests: await countPaperRequests(queries),
        storeApplications: await countWaitingApplications(queries),
      }),
    },
  ],
  jobs: {
    removeOldIdentities: plainJob('bulk', removeOldIdentities),
    removeIdentityFiles: job('bulk', z.object({ paths: z.array(z.string()) }), removeIdentityFiles),
  },
  schedule: { removeOldIdentities: '37 3 * * *' },
  subscriptions: [
    {
      event: STORE_CHANGED,
      subscriber: 'applications',
      handle: job('mail', z.object({ storeId: z.int() }), recordStoreStatus),
    },
  ],
  personalData: [applicationPersonalData],
  mails: storeMails,
  seed: {
    seedApplication,
    hasPickupPoints,
    hasStores,
    seedLicenceEnd,
    seedPause,
    seedPickupPoints,
    seedSameCityTerms,
    seedStores,
    hasStoreSettings,
    seedStoreSettings,
    hasPaperRequest,
    seedPaperRequest,
  },
});
