import { OWN_STORE } from '../access-world.ts';
import { disputedRequest } from '../disputed-request.ts';
import { refundRequest } from '../refund-request.ts';
import { type StaffObject, type StaffRows, staffCall, staffCallOn } from '../staff-row.ts';

const dispute: StaffObject = {
  make: async (world) => world.sql(disputedRequest(await world.paidOrder(OWN_STORE))),
  absent: '9999999999999999',
};

const request: StaffObject = {
  make: async (world) => world.sql(refundRequest(await world.paidOrder(OWN_STORE))),
  absent: '9999999999999999',
};

const REMARK = { words: 'Looked into' };

export const disputesStaffAccess: StaffRows = {
  mallRefundPage: staffCall(),
  disputePage: staffCall(),
  disputeInfo: staffCallOn(dispute, (refundSn) => ({ refundSn })),
  disputeStaffList: staffCall(),
  assignDispute: staffCallOn(dispute, (refundSn) => ({ refundSn })),
  extendEvidence: staffCallOn(dispute, (refundSn) => ({ refundSn })),
  askParty: staffCallOn(dispute, (refundSn) => ({ refundSn, of: 'buyer', ...REMARK })),
  ruleDispute: staffCallOn(dispute, (refundSn) => ({ refundSn, ruling: 'refused', ...REMARK })),
  decideProposedRuling: staffCallOn(dispute, (refundSn) => ({ refundSn, isConfirmed: false })),
  refundByMall: staffCallOn(dispute, (refundSn) => ({ refundSn, amount: 1, ...REMARK })),
  refuseByMall: staffCallOn(request, (refundSn) => ({ refundSn, refundAmount: 1, reason: 'other', ...REMARK })),
  platformStoreRefunds: staffCall({ storeId: OWN_STORE }),
};
