import { isGatewayPayType, type PayType } from '../payments/pay-types.ts';
import {
  BY_HAND,
  buyerPoints,
  buyerWallet,
  clearingAt,
  escrowOf,
  escrowOfRefund,
  POINTS_ISSUED,
  PROMOTION_COST,
} from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/**
 * Where refunded money goes. `gateway`: the way it came, which takes days. `balance`: money from the balance, and money
 * that cannot go back by itself, as a bank transfer or cash. `none`: nothing was paid.
 */
export const REFUND_CHANNELS = ['none', 'gateway', 'balance'] as const;
export type RefundChannel = (typeof REFUND_CHANNELS)[number];

/** Money goes back the way it came; a bank transfer and cash cannot, and become balance. */
export function refundChannel(payType: PayType | null, cents: number): RefundChannel {
  if (cents === 0) return 'none';
  return payType !== null && isGatewayPayType(payType) ? 'gateway' : 'balance';
}

/** A part of a paid trade that is given back: an order, or lines of it. */
export interface RefundShare {
  readonly tradeId: number;
  readonly userId: string;
  /** What the buyer paid for it. */
  readonly paidCents: number;
  /** The reductions of it that the mall bore. */
  readonly mallBearsCents: number;
  readonly points: number;
}

/**
 * Everything that a share brought into the escrow leaves it: money to the buyer (or, until the gateway has paid it out, to
 * the refund's own account), reductions to those who bore them, points to the buyer. One journal, so that accounts are
 * locked in one order.
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

/** The gateway has paid it out. */
export function bookRefund(refundId: number, gateway: string, cents: number): JournalLine[] {
  return move(escrowOfRefund(refundId), clearingAt(gateway), cents);
}

/** Staff have paid it another way, as the gateway would not. */
export function bookRefundByHand(refundId: number, cents: number): JournalLine[] {
  return move(escrowOfRefund(refundId), BY_HAND, cents);
}

/** The gateway had said so, but the money has come back: it is owed again. */
export function bookFailedRefund(refundId: number, gateway: string, cents: number): JournalLine[] {
  return move(clearingAt(gateway), escrowOfRefund(refundId), cents);
}

/** The gateway cannot pay it out: the buyer gets it as balance. */
export function creditRefund(refundId: number, userId: string, cents: number): JournalLine[] {
  return move(escrowOfRefund(refundId), buyerWallet(userId), cents);
}
