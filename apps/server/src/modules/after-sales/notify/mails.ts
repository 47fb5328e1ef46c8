import { defineMails } from '../../../infra/messages/mail-template.ts';

const toBuyer = { kind: 'news', links: ['orders'], notYou: 'askForHelp' } as const;
const toOwners = { kind: 'news', links: ['merchant'], notYou: 'askForHelp' } as const;

/**
 * Values: `store`, `order`, `refund`, `amount`; `until` where a deadline runs; `reason` of a refusal; `courier`,
 * `waybill`.
 */
export const refundMails = defineMails({
  refundAccepted: toBuyer,
  refundSendBack: toBuyer,
  refundRefused: toBuyer,
  refundRefusedByMall: toBuyer,
  refundOffered: toBuyer,
  refundPaid: toBuyer,
  refundLapsed: toBuyer,
  refundReminder: toBuyer,
  refundStoreReminded: toBuyer,
  refundDelayed: toBuyer,
  storeRefundRequested: toOwners,
  storeRefundChanged: toOwners,
  storeOfferAccepted: toOwners,
  storeOfferDeclined: toOwners,
  storeReturnSent: toOwners,
  storeRefundWithdrawn: toOwners,
  storeRefundByClock: toOwners,
  storeReturnByClock: toOwners,
  storeRefundLapsed: toOwners,
  storeRefundPaid: toOwners,
  storeRefundReminder: toOwners,
  storeBuyerReminded: toOwners,
});
