import type { BuyerRefundAction } from '@galleria/domain/after-sales/refund-lifecycle';
import type { MessageId } from '@galleria/i18n/message-id';

type Id = MessageId<'storefront'>;

/** Steps that need nothing but a click. */
export type RefundClick = 'withdraw' | 'withdrawDispute' | 'acceptOffer' | 'declineOffer';

export const LABELS: Record<BuyerRefundAction | RefundClick, Id> = {
  edit: 'refunds.action.edit',
  withdraw: 'refunds.action.withdraw',
  sendBack: 'refunds.action.sendBack',
  dispute: 'refunds.action.dispute',
  withdrawDispute: 'refunds.action.withdrawDispute',
  addProof: 'refunds.action.addProof',
  acceptOffer: 'refunds.action.acceptOffer',
  declineOffer: 'refunds.action.declineOffer',
};

interface Question {
  readonly title: Id;
  /** What will happen. */
  readonly text: Id;
  /** The other answer, where "cancel" would say the same as the step. */
  readonly no?: Id;
}

/** What cannot be taken back is asked about first. */
export const CONFIRMED: Partial<Record<RefundClick, Question>> = {
  withdraw: {
    title: 'refunds.action.withdrawTitle',
    text: 'refunds.action.withdrawText',
    no: 'refunds.action.keep',
  },
  withdrawDispute: {
    title: 'refunds.action.withdrawDisputeTitle',
    text: 'refunds.action.withdrawDisputeText',
    no: 'refunds.action.keepDispute',
  },
  acceptOffer: { title: 'refunds.action.acceptOfferTitle', text: 'refunds.action.acceptOfferText' },
};

/** What is true now that it worked. */
export const DONE: Record<RefundClick, Id> = {
  withdraw: 'refunds.action.withdrawDone',
  withdrawDispute: 'refunds.action.withdrawDisputeDone',
  acceptOffer: 'refunds.action.acceptOfferDone',
  declineOffer: 'refunds.action.declineOfferDone',
};
