import { type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { disputedRequest } from '../disputed-request.ts';

const dispute: StoreObject = {
  make: async (world, storeId) => world.sql(disputedRequest(await world.paidOrder(storeId))),
  absent: '9999999999999999',
};

export const disputesAccess: AccessRows = {
  addStoreProof: oneObject(dispute, (refundSn) => ({ refundSn, words: 'It was whole when it left' })),
  storeRefundFigures: noObject(),
};
