import type { OrderAction } from '@galleria/domain/orders/order-lifecycle';
import type { MessageId } from '@galleria/i18n/message-id';

type Id = MessageId<'storefront'>;

export const ACTION_LABELS: Record<OrderAction, Id> = {
  pay: 'orders.action.pay',
  cancel: 'orders.action.cancel',
  askToCancel: 'orders.action.askToCancel',
  remind: 'orders.action.remind',
  receive: 'orders.action.receive',
  review: 'orders.action.review',
  addToReview: 'orders.action.addToReview',
  leaveGroup: 'orders.action.leaveGroup',
  buyAgain: 'orders.action.buyAgain',
  delete: 'orders.action.delete',
};

interface Confirmation {
  readonly title: Id;
  /** The consequence. */
  readonly text: Id;
  /** The consequence when the trade has other orders. */
  readonly severalText: Id;
  /** Label of the declining button, where "Cancel" would mean the step itself. */
  readonly declineLabel?: Id;
}

/** Steps that cannot be undone, which are confirmed first. */
export const CONFIRMATIONS: Partial<Record<OrderAction, Confirmation>> = {
  cancel: {
    title: 'orders.action.cancelTitle',
    text: 'orders.action.cancelText',
    severalText: 'orders.action.cancelSeveralText',
    declineLabel: 'orders.action.keep',
  },
  askToCancel: {
    title: 'orders.action.askToCancelTitle',
    text: 'orders.action.askToCancelText',
    severalText: 'orders.action.askToCancelText',
    declineLabel: 'orders.action.keep',
  },
  leaveGroup: {
    title: 'groupBuy.leave.confirm',
    text: 'groupBuy.leave.text',
    severalText: 'groupBuy.leave.text',
  },
  receive: {
    title: 'orders.action.receiveTitle',
    text: 'orders.action.receiveText',
    severalText: 'orders.action.receiveText',
  },
  delete: {
    title: 'orders.action.deleteTitle',
    text: 'orders.action.deleteText',
    severalText: 'orders.action.deleteText',
  },
};

/** Toasts after success. */
export const DONE_MESSAGES: Partial<Record<OrderAction, Id>> = {
  cancel: 'orders.action.cancelDone',
  askToCancel: 'orders.action.askToCancelDone',
  remind: 'orders.action.remindDone',
  leaveGroup: 'groupBuy.leave.done',
  receive: 'orders.action.receiveDone',
  delete: 'orders.action.deleteDone',
};
