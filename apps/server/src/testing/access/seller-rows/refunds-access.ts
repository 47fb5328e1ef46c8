import { type AccessRows, noObject, oneObject, type StoreObject } from '../access-row.ts';
import { refundRequest } from '../refund-request.ts';

const request: StoreObject = {
  make: async (world, storeId) => world.sql(refundRequest(await world.paidOrder(storeId))),
  absent: '8999999999999999',
};

const sentBack: StoreObject = {
  ...request,
  make: async (world, storeId) => world.sql(refundRequest(await world.paidOrder(storeId), { state: 3, kind: 2 })),
};

export const refundsAccess: AccessRows = {
  storeRefundPage: [noObject(), oneObject(request, (keyword) => ({ keyword }))],
  storeRefundInfo: oneObject(request, (refundSn) => ({ refundSn })),
  acceptRefund: oneObject(request, (refundSn) => ({ refundSn, refundAmount: 1 })),
  refuseRefund: oneObject(request, (refundSn) => ({ refundSn, refundAmount: 1, reason: 'used', words: 'Worn' })),
  offerRefund: oneObject(request, (refundSn) => ({ refundSn, offer: 0.5 })),
  receiveReturn: oneObject(sentBack, (refundSn) => ({ refundSn, isRestocked: true })),
};
