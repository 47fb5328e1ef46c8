import { agreedParts, mostFor, type RefundMaximum, withGiftsKept } from '@galleria/domain/after-sales/refund-amounts';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import type { Transaction } from '../../../infra/database/transaction.ts';
import {
  type Claim,
  type ClaimableOrder,
  lockClaimableOrder,
  refundableLine,
  refundClaim,
} from '../../orders/index.ts';
import { worthOfKept } from './gifts-of-order.ts';
import type { RefundCase } from './lock-request.ts';
import { updateRequest } from './requests-db.ts';

/** Nothing has left: the postage can come back. */
export function isUnsent({ status, isVirtual, lines }: ClaimableOrder): boolean {
  return status === ORDER_STATUS.toShip && !isVirtual && lines.every(({ shippedQuantity }) => shippedQuantity === 0);
}

interface Asking {
  /** What the request has claimed of the pieces already. */
  readonly own?: readonly Claim[];
  /** Another request has it, or asks for it. */
  readonly isPostageTaken: boolean;
}

/** The most that these pieces give back, less what the gifts are worth that stay. */
export function mostOfOrder(
  order: ClaimableOrder,
  pieces: readonly Omit<Claim, 'heldQuantity'>[],
  { own = [], isPostageTaken }: Asking,
): RefundMaximum {
  const lines = order.lines.map((line) => {
    const claimed = own.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
    return { ...refundableLine(line), claimedQuantity: line.claimedQuantity - claimed };
  });
  const most = mostFor(lines, pieces, { isUnsent: isUnsent(order) && !isPostageTaken });
  return withGiftsKept(most, worthOfKept(order, pieces));
}

/** The most that a request can be given. */
export function mostOfCase({
  order,
  request: { claims },
  isPostageTaken,
}: Pick<RefundCase, 'order' | 'request' | 'isPostageTaken'>): RefundMaximum {
  return mostOfOrder(order, claims, { own: claims, isPostageTaken });
}

/** What a request is paid of: an amount for goods alone is not shared out to the postage, although it is the last by now. */
function payableOf(refundCase: RefundCase): RefundMaximum {
  const { amountCents, postageCents } = refundCase.request;
  const goods = mostOfCase({ ...refundCase, isPostageTaken: true });
  return postageCents === 0 && amountCents <= goods.amountCents ? goods : mostOfCase(refundCase);
}

/**
 * Books what was agreed, once: the order's refund has the request's key. At a gateway it is `requested` until the gateway
 * confirms; everything else is done at once.
 */
export async function startMoney(transaction: Transaction, refundCase: RefundCase): Promise<RefundCase> {
  const { queries } = transaction;
  const { request, trade, isAccountOpen } = refundCase;
  const order = (await lockClaimableOrder(queries, request.orderId)) ?? refundCase.order;
  const most = payableOf({ ...refundCase, order });
  const agreed = agreedParts(most, Math.min(request.amountCents, most.amountCents));
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
