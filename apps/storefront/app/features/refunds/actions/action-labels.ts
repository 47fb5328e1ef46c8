import type { BuyerRefundAction } from '@galleria/domain/after-sales/refund-lifecycle';
import type { MessageId } from '@galleria/i18n/message-id';

type Id = MessageId<'storefront'>;

/** Steps that need only a click, no form. */
export type RefundClick = 'withdraw' | 'withdrawDispute' | 'acceptOffer' | 'declineOffer';

export const ACTION_LABELS: Record<BuyerRefundAction | RefundClick, Id> = {
  edit: 'refunds.action.edit',
  withdraw: 'refunds.action.withdraw',
  sendBack: 'refunds.action.sendBack',
  dispute: 'refunds.action.dispute',
  withdrawDispute: 'refunds.action.withdrawDispute',
  addProof: 'refunds.action.addProof',
  acceptOffer: 'refunds.action.acceptOffer',
  declineOffer: 'refunds.action.declineOffer',
};

interface Confirmation {
  readonly title: Id;
  /** The consequence. */
  readonly text: Id;
  /** Label of the declining button, where "Cancel" would mean the step itself. */
  readonly no?: Id;
}

/** Steps that cannot be undone, which are confirmed first. */
export const CONFIRMATIONS: Partial<Record<RefundClick, Confirmation>> = {
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

/** Toasts after success. */
export const DONE_MESSAGES: Record<RefundClick, Id> = {
  withdraw: 'refunds.action.withdrawDone',
  withdrawDispute: 'refunds.action.withdrawDisputeDone',
  acceptOffer: 'refunds.action.acceptOfferDone',
  declineOffer: 'refunds.action.declineOfferDone',
};
