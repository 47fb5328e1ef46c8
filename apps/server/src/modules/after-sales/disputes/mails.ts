import { defineMails } from '../../../infra/messages/mail-template.ts';

const toBuyer = { kind: 'news', links: ['orders'], notYou: 'askForHelp' } as const;
const toOwners = { kind: 'news', links: ['merchant'], notYou: 'askForHelp' } as const;

/** Values: `store` and `order`; `until` where evidence has a deadline, `amount` and `reason` of a decision. */
export const disputeMails = defineMails({
  disputeOpened: toBuyer,
  disputeExtended: toBuyer,
  /** `reason` is the question. */
  disputeQuestion: toBuyer,
  disputeGranted: toBuyer,
  disputeGrantedReturn: toBuyer,
  disputeDismissed: toBuyer,
  refundByMall: toBuyer,
  storeDisputeOpened: toOwners,
  storeDisputeWithdrawn: toOwners,
  storeDisputeExtended: toOwners,
  storeDisputeQuestion: toOwners,
  storeDisputeGranted: toOwners,
  storeDisputeGrantedReturn: toOwners,
  storeDisputeDismissed: toOwners,
  storeRefundByMall: toOwners,
});
