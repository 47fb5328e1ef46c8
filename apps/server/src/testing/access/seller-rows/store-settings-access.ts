import { randomUUID } from 'node:crypto';
import { saveStoreNotice } from '@galleria/contract/store-settings/notices';
import { savePickupPoint } from '@galleria/contract/store-settings/pickup-points';
import { saveQuickAnswer } from '@galleria/contract/store-settings/quick-answers';
import { saveReturnAddress } from '@galleria/contract/store-settings/return-addresses';
import { ABSENT_ID, type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { type AccessWorld, nameIn, type ObjectId, OWN_STORE } from '../access-world.ts';
import { picture, shelf, shippingTemplate, templateIn } from './store-objects.ts';

const PHONE = '+31 20 1234567';
const NEVER = Array.from({ length: 7 }, () => []);

const pointIn = (storeId: number) => ({
  ...{ name: { en: nameIn(storeId) }, address: { en: '1 Quay' }, phone: PHONE, week: NEVER, specialDays: [] },
});
const pickupPoint: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ stationId: number }>(storeId, savePickupPoint, pointIn(storeId))).stationId,
  absent: ABSENT_ID,
};

const addressIn = (storeId: number) => ({
  ...{ receiver: nameIn(storeId), phone: PHONE, areaId: 440305, detail: '1 Harbour Quay', isDefault: false },
});
const returnAddress: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ addressId: number }>(storeId, saveReturnAddress, addressIn(storeId))).addressId,
  absent: ABSENT_ID,
};

const answerIn = (storeId: number) => ({ shortcut: randomUUID().slice(0, 8), text: { en: nameIn(storeId) } });
const quickAnswer: StoreObject = {
  make: async (world, storeId) =>
    (await world.call<{ answerId: number }>(storeId, saveQuickAnswer, answerIn(storeId))).answerId,
  absent: ABSENT_ID,
};

const noticeIn = (storeId: number, html = 'Closed on Monday') => ({
  ...{ title: { en: nameIn(storeId) }, content: { en: `<p>${html}</p>` }, isTop: false, isOn: true },
});
const notice: StoreObject = {
  make: async (world, storeId) => (await world.call<{ id: number }>(storeId, saveStoreNotice, noticeIn(storeId))).id,
  absent: ABSENT_ID,
};

/** The store's whole list, with this entry at its end. */
async function listWith(world: AccessWorld, table: 'store_category' | 'quick_answer', id: ObjectId) {
  const others = await world.sql<ObjectId[]>(
    `select coalesce(array_agg(id), '{}') from ${table} where store_id = $1 and id <> $2`,
    OWN_STORE,
    id,
  );
  return [...others, id];
}

const informationAccess: AccessRows = {
  ownStoreInfo: noObject(),
  changeStoreInfo: oneObject(picture, (path) => ({
    ...{ name: { en: 'Harbour and Sons' }, intro: {}, logo: path, phone: PHONE, address: {} },
  })),
  setStoreOpen: noObject({ isOpen: true }),
  storePapers: noObject(),
  requestPaperChange: oneObject(picture, (path) => ({
    ...{ companyName: { en: 'Harbour' }, licenceNumber: 'L-12345', companyAddress: { en: '1 Quay' } },
    ...{ legalRepresentative: { en: 'Ada' }, registeredCapital: {}, foundedOn: '2020-01-01', businessTerm: {} },
    ...{ businessScope: {}, licencePics: [path] },
  })),
  withdrawPaperChange: noObject(),
  storeNoticePage: noObject(),
  storeNoticeInfo: oneObject(notice, (id) => ({ id })),
  saveStoreNotice: [
    oneObject(notice, (id) => ({ ...noticeIn(OWN_STORE), id })),
    oneObject(picture, (path) => noticeIn(OWN_STORE, `<img src="/${path}">`)),
  ],
  switchStoreNotice: oneObject(notice, (id) => ({ id, isOn: false })),
  deleteStoreNotice: oneObject(notice, (id) => ({ id })),
};

const inUseAccess: AccessRows = {
  storeShelfList: noObject(),
  saveStoreShelf: oneObject(shelf, (shelfId) => ({ shelfId, name: { en: 'Tea' } })),
  orderStoreShelves: oneObject(shelf, async (id, world) => ({ shelfIds: await listWith(world, 'store_category', id) })),
  deleteStoreShelf: [
    oneObject(shelf, (shelfId) => ({ shelfId })),
    oneObject(shelf, async (moveToId, world) => ({ shelfId: await shelf.make(world, OWN_STORE), moveToId })),
  ],
  shippingTemplateList: noObject(),
  saveShippingTemplate: oneObject(shippingTemplate, (templateId) => ({ ...templateIn(OWN_STORE), templateId })),
  deleteShippingTemplate: [
    oneObject(shippingTemplate, (templateId) => ({ templateId })),
    oneObject(shippingTemplate, async (moveToId, world) => ({
      templateId: await shippingTemplate.make(world, OWN_STORE),
      moveToId,
    })),
  ],
};

export const storeSettingsAccess: AccessRows = {
  ...informationAccess,
  ...inUseAccess,
  sameCityInfo: noObject(),
  saveSameCity: noObject({ isOn: false, cityId: 0, fee: 0 }),
  mallRegions: noObject(),
  pickupPointList: noObject(),
  savePickupPoint: oneObject(pickupPoint, (stationId) => ({ ...pointIn(OWN_STORE), stationId })),
  pausePickupPoint: oneObject(pickupPoint, (stationId) => ({ stationId, isPaused: true })),
  deletePickupPoint: oneObject(pickupPoint, (stationId) => ({ stationId })),
  returnAddressList: noObject(),
  returnAddressChoices: noObject(),
  saveReturnAddress: oneObject(returnAddress, (addressId) => ({ ...addressIn(OWN_STORE), addressId })),
  deleteReturnAddress: oneObject(returnAddress, (addressId) => ({ addressId })),
  quickAnswerList: noObject(),
  saveQuickAnswer: oneObject(quickAnswer, (answerId) => ({ ...answerIn(OWN_STORE), answerId })),
  orderQuickAnswers: oneObject(quickAnswer, async (id, world) => ({
    answerIds: await listWith(world, 'quick_answer', id),
  })),
  deleteQuickAnswer: oneObject(quickAnswer, (answerId) => ({ answerId })),
  chatHours: noObject(),
  saveChatHours: noObject({ week: NEVER, awayText: {} }),
};
