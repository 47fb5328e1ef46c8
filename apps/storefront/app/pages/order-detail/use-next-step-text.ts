import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { PAY_TYPE } from '@galleria/domain/payments/pay-types';
import type { MessageId } from '@galleria/i18n/message-id';
import type { OrderDetail } from '../../features/orders/order.ts';
import { useText } from '../../messages/messages.tsx';

/** One sentence about the next step of an order, or why it was closed. */
export function useNextStepText(order: OrderDetail, hasParcels: boolean): string | undefined {
  const text = useText();
  const id = nextStepMessage(order, hasParcels);
  return id && text(id);
}

const CLOSED: Record<NonNullable<OrderDetail['closeReason']>, MessageId<'storefront'>> = {
  buyer: 'orders.detail.next.closedByBuyer',
  seller: 'orders.detail.next.closedByStore',
  expired: 'orders.detail.next.closedExpired',
  platform: 'orders.detail.next.closedByPlatform',
  refund: 'orders.detail.next.closedByRefund',
  group: 'orders.detail.next.closedByGroup',
  balance: 'orders.detail.next.closedByBalance',
};

type OrderState = Pick<OrderDetail, 'status' | 'closeReason' | 'mold' | 'pickup' | 'payType' | 'logisticsState'> &
  Partial<Pick<OrderDetail, 'preSale'>>;

/** For a pre-sale that is not fully paid. */
const TO_PAY: Partial<Record<NonNullable<OrderDetail['preSale']>['step'], MessageId<'storefront'>>> = {
  deposit: 'preSale.next.deposit',
  waiting: 'preSale.next.waiting',
  balance: 'preSale.next.balance',
};

/** Whether a bank transfer was announced and has not arrived. */
export function isTransferAwaited({ status, payType }: Pick<OrderState, 'status' | 'payType'>): boolean {
  return status === ORDER_STATUS.toPay && payType === PAY_TYPE.transfer;
}

export function nextStepMessage(order: OrderState, hasParcels: boolean): MessageId<'storefront'> | undefined {
  const { status, closeReason, mold, pickup, payType, preSale } = order;
  switch (status) {
    case ORDER_STATUS.toPay:
      if (isTransferAwaited(order)) return 'orders.detail.next.transfer';
      return (preSale && TO_PAY[preSale.step]) ?? 'orders.detail.next.toPay';
    case ORDER_STATUS.grouping:
      return 'orders.detail.next.grouping';
    case ORDER_STATUS.toShip:
      // The order stays in this state until its last piece has left.
      if (hasParcels) return 'orders.detail.next.partlyShipped';
      if (pickup) return 'orders.detail.next.toPickUp';
      return payType === PAY_TYPE.cashOnDelivery ? 'orders.detail.next.toShipCash' : 'orders.detail.next.toShip';
    case ORDER_STATUS.toReceive:
      return mold === 1 ? 'orders.detail.next.toUse' : inTransitMessage(order);
    case ORDER_STATUS.toReview:
      return 'orders.detail.next.toReview';
    case ORDER_STATUS.done:
      return 'orders.detail.next.done';
    default:
      return closeReason ? CLOSED[closeReason] : undefined;
  }
}

function inTransitMessage({ logisticsState }: OrderState): MessageId<'storefront'> {
  if (logisticsState === PARCEL_STATE.signed) return 'orders.detail.next.arrived';
  if (logisticsState === PARCEL_STATE.problem) return 'orders.detail.next.problem';
  return 'orders.detail.next.toReceive';
}
