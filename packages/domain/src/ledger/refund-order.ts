import { isGatewayPayType, type PayType } from '../payments/pay-types.ts';
import {
  buyerPoints,
  buyerWallet,
  CLEARING_BY_HAND,
  clearingAt,
  escrowOf,
  escrowOfRefund,
  POINTS_ISSUED,
  PROMOTION_COST,
} from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/**
 * Where refunded money goes. `gateway`: back the way it came, which takes days. `balance`: the buyer's balance, for
 * payments from the balance, bank transfers and cash. `none`: nothing was paid.
 */
export const REFUND_CHANNELS = ['none', 'gateway', 'balance'] as const;
export type RefundChannel = (typeof REFUND_CHANNELS)[number];

/** Gateways refund; bank transfers and cash cannot be paid back automatically, and become balance. */
export function refundChannel(payType: PayType | null, cents: number): RefundChannel {
  if (cents === 0) return 'none';
  return payType !== null && isGatewayPayType(payType) ? 'gateway' : 'balance';
}

/** The refunded part of a paid trade: an order, or some of its lines. */
export interface RefundShare {
  readonly tradeId: number;
  readonly userId: string;
  /** Paid by the buyer for this part. */
  readonly paidCents: number;
  /** Reductions of this part that the mall bore. */
  readonly mallBearsCents: number;
  readonly points: number;
}

/**
 * Takes everything that the refunded part brought out of the escrow: money to the buyer (or to the refund's own account
 * until the gateway has paid it out), reductions to the mall that bore them. Points are issued to the buyer again. One
 * journal, so that its accounts are locked in one order.
 */
export function refundShare(share: RefundShare, refundId: number, channel: RefundChannel): JournalLine[] {
  const { tradeId, userId, paidCents, mallBearsCents, points } = share;
  const to = channel === 'gateway' ? escrowOfRefund(refundId) : buyerWallet(userId);
  return [
    ...move(escrowOf(tradeId), to, paidCents),
    ...move(escrowOf(tradeId), PROMOTION_COST, mallBearsCents),
    ...move(POINTS_ISSUED, buyerPoints(userId), points),
  ];
}

/** The gateway has paid out the refund. */
export function bookRefund(refundId: number, gateway: string, cents: number): JournalLine[] {
  return move(escrowOfRefund(refundId), clearingAt(gateway), cents);
}

/** The gateway refused the refund, and staff paid it manually. */
export function bookRefundByHand(refundId: number, cents: number): JournalLine[] {
  return move(escrowOfRefund(refundId), CLEARING_BY_HAND, cents);
}

/** The gateway had confirmed the refund, but the money came back: it is owed again. */
export function bookFailedRefund(refundId: number, gateway: string, cents: number): JournalLine[] {
  return move(clearingAt(gateway), escrowOfRefund(refundId), cents);
}

/** The gateway cannot pay out the refund: the buyer gets it as balance. */
export function creditRefund(refundId: number, userId: string, cents: number): JournalLine[] {
  return move(escrowOfRefund(refundId), buyerWallet(userId), cents);
}
