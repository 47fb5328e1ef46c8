import { ORDER_STATUS, type OrderStatus } from '../orders/order-status.ts';
import { REFUND_KIND, type RefundKind } from './refund-lifecycle.ts';

interface RefundOrderState {
  readonly status: OrderStatus;
  readonly isVirtual: boolean;
  /** Cash on delivery counts as paid once it is collected. */
  readonly isPaid: boolean;
  readonly isPeriodExpired: boolean;
  readonly lines: readonly RefundLineState[];
}

export interface RefundLineState {
  readonly quantity: number;
  readonly shippedQuantity: number;
  readonly heldQuantity: number;
  readonly canceledQuantity: number;
  readonly refundedQuantity: number;
  readonly claimedQuantity: number;
}

const { toShip, toReceive, toReview, done } = ORDER_STATUS;
const { moneyOnly, returnGoods } = REFUND_KIND;

/**
 * The kinds of refund that can be requested now; empty before payment and after the period. Goods that were not sent
 * cannot be returned.
 */
export function refundKindsOf({ status, isVirtual, isPaid, isPeriodExpired, lines }: RefundOrderState): RefundKind[] {
  if (!isPaid) return [];
  if (status === toShip && !isVirtual) {
    return lines.some(({ shippedQuantity }) => shippedQuantity > 0) ? [moneyOnly, returnGoods] : [moneyOnly];
  }
  const isArrived = status === toReview || status === done;
  if (status !== toReceive && (!isArrived || isPeriodExpired)) return [];
  return isVirtual ? [moneyOnly] : [moneyOnly, returnGoods];
}

/** Pieces of a line that can still be requested as this kind of refund. */
export function piecesLeft(
  { status, isVirtual }: Pick<RefundOrderState, 'status' | 'isVirtual'>,
  line: RefundLineState,
  kind: RefundKind,
  unusedCodes: number,
): number {
  const { quantity, refundedQuantity, claimedQuantity, canceledQuantity, shippedQuantity } = line;
  const left = quantity - refundedQuantity - claimedQuantity;
  if (isVirtual) return Math.min(left, unusedCodes);
  if (kind === moneyOnly || status !== toShip) return left;
  return Math.max(0, Math.min(left, shippedQuantity - (refundedQuantity - canceledQuantity)));
}

/** The pieces of a request that have not been sent, and are held back from shipping from now on. */
export function piecesHeld(
  { status, isVirtual }: Pick<RefundOrderState, 'status' | 'isVirtual'>,
  { quantity, shippedQuantity, heldQuantity, canceledQuantity }: RefundLineState,
  kind: RefundKind,
  pieces: number,
): number {
  if (isVirtual || status !== toShip || kind !== moneyOnly) return 0;
  return Math.min(pieces, quantity - shippedQuantity - heldQuantity - canceledQuantity);
}
