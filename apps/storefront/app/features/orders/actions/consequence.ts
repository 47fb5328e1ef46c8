import { centsOf } from '@galleria/domain/money/main-units';
import type { OrderAction } from '@galleria/domain/orders/order-lifecycle';
import { useText } from '../../../messages/messages.tsx';
import { useMoneyText } from '../../money/money-text.ts';
import type { Order } from '../order.ts';
import { CONFIRMATIONS } from './action-labels.ts';

type Offer = NonNullable<Order['cancelOffer']>;

/**
 * The consequence of a step that cannot be undone, in words; for cancelling a paid order with the cancel offer: how
 * much is refunded, and how.
 */
export function useConsequence() {
  const text = useText();
  const money = useMoneyText();

  return ({ action, order }: { action: OrderAction; order: Order }): string => {
    const question = CONFIRMATIONS[action];
    if (!question) return '';
    if (action === 'cancel' && order.cancelOffer) return cancelMessage(order.cancelOffer);
    return text(order.tradeOrderNumbers.includes(',') ? question.severalText : question.text);
  };

  function cancelMessage({ way, amount, points }: Offer): string {
    const back =
      way === 'none'
        ? text('orders.action.cancelNothingPaid')
        : text(`orders.detail.refund.${way}.requested`, { amount: money(centsOf(amount)) });
    const pointsBack = points > 0 && text('orders.action.cancelPoints', { points });
    return [text('orders.action.cancelPaidText'), back, pointsBack].filter(Boolean).join(' ');
  }
}
