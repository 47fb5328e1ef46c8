import {
  deductKeptGifts,
  maxRefund,
  type RefundMaximum,
  reduceToAgreedAmount,
} from '@galleria/domain/after-sales/refund-amounts';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { Transaction } from '../../../infra/database/transaction.ts';
import {
  type Claim,
  type ClaimableOrder,
  lockClaimableOrder,
  refundableLine,
  refundClaim,
} from '../../orders/index.ts';
import { keptGiftWorth } from './gifts-of-order.ts';
import type { RefundCase } from './lock-request.ts';
import { updateRequest } from './requests-db.ts';

/** Nothing was shipped, so the postage can be refunded. */
export function isUnsent({ status, isVirtual, lines }: ClaimableOrder): boolean {
  return status === ORDER_STATUS.toShip && !isVirtual && lines.every(({ shippedQuantity }) => shippedQuantity === 0);
}

interface MaxRefundOptions {
  /** Pieces that this request has claimed already. */
  readonly own?: readonly Claim[];
  /** Another request has refunded the postage or asks for it. */
  readonly isPostageTaken: boolean;
}

/** The maximum refund for these pieces, less the worth of the gifts that stay. */
export function maxRefundOfOrder(
  order: ClaimableOrder,
  pieces: readonly Omit<Claim, 'heldQuantity'>[],
  { own = [], isPostageTaken }: MaxRefundOptions,
): RefundMaximum {
  const lines = order.lines.map((line) => {
    const claimed = own.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
    return { ...refundableLine(line), claimedQuantity: line.claimedQuantity - claimed };
  });
  const maximum = maxRefund(lines, pieces, { isUnsent: isUnsent(order) && !isPostageTaken });
  return deductKeptGifts(maximum, keptGiftWorth(order, pieces));
}

/** The maximum refund for a request. */
export function maxRefundOfCase({
  order,
  request: { claims },
  isPostageTaken,
}: Pick<RefundCase, 'order' | 'request' | 'isPostageTaken'>): RefundMaximum {
  return maxRefundOfOrder(order, claims, { own: claims, isPostageTaken });
}

/**
 * The parts that the refund is taken from. A request for goods alone takes no share from the postage, even if it is the
 * order's last one by now.
 */
function payableOf(refundCase: RefundCase): RefundMaximum {
  const { amountCents, postageCents } = refundCase.request;
  const goods = maxRefundOfCase({ ...refundCase, isPostageTaken: true });
  return postageCents === 0 && amountCents <= goods.amountCents ? goods : maxRefundOfCase(refundCase);
}

/**
 * Books the agreed refund, once: the order's refund is keyed by the request. A gateway refund stays `requested` until
 * the gateway confirms it; every other is done at once.
 */
export async function startMoney(transaction: Transaction, refundCase: RefundCase): Promise<RefundCase> {
  const { queries } = transaction;
  const { request, trade, isAccountOpen } = refundCase;
  const order = (await lockClaimableOrder(queries, request.orderId)) ?? refundCase.order;
  const maximum = payableOf({ ...refundCase, order });
  const agreed = reduceToAgreedAmount(maximum, Math.min(request.amountCents, maximum.amountCents));
  const { refundId, channel, isOwed } = await refundClaim(transaction, trade, order, {
    ...{ key: `request:${request.id}`, claims: request.claims, parts: agreed.parts, isAccountOpen },
    ...{ isRestocked: request.isRestocked, rates: refundCase.rules },
  });
  const { amountCents, postageCents, points } = agreed;
  const moneyState = channel === 'gateway' || isOwed ? 'requested' : 'done';
  const started = await updateRequest(queries, request.id, {
    ...{ amountCents, postageCents, points, orderRefundId: refundId, moneyState },
  });
  return { ...refundCase, order, request: started };
}
