import type { OutputOf } from '@galleria/contract/operation';
import type { orderPage } from '@galleria/contract/orders/orders';
import { refundChannel } from '@galleria/domain/ledger/refund-order';
import { mainUnits } from '@galleria/domain/money/main-units';
import { mayBuyerCancel } from '@galleria/domain/orders/order-lifecycle';
import { MINUTE_MS } from '@galleria/domain/site/durations';
import type { ListedOrder } from './own-orders-db.ts';

type CancelOffer = OutputOf<typeof orderPage>['records'][number]['cancelOffer'];

/** The refund that a buyer gets by cancelling a settled order now; null when it takes a request, or is too late. */
export function cancelOfferOf(order: ListedOrder, cancelMinutes: number): CancelOffer {
  const { settledAt, paidAt, now, payType } = order;
  if (!settledAt || order.openClaims > 0 || !mayBuyerCancel(order)) return null;
  const until = new Date(settledAt.getTime() + cancelMinutes * MINUTE_MS);
  if (until <= now) return null;
  const paidCents = paidAt ? order.payableCents - order.refundedCents : 0;
  return {
    untilIso: until.toISOString(),
    way: refundChannel(payType, paidCents),
    amount: mainUnits(paidCents),
    points: order.points - order.refundedPoints,
  };
}

/**
 * An order to be paid on delivery can be asked to be cancelled, once, when it is too late to cancel it at once. A paid
 * order takes a refund request instead.
 */
export function mayAskToCancel(order: ListedOrder, cancelOffer: CancelOffer): boolean {
  const { settledAt, paidAt, cancelAskedAt, openClaims } = order;
  const isToPayOnDelivery = settledAt !== null && paidAt === null;
  return (
    isToPayOnDelivery && cancelOffer === null && cancelAskedAt === null && openClaims === 0 && mayBuyerCancel(order)
  );
}
