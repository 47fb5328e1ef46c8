import { TRADE_STATE, type TradeState } from '../orders/order-status.ts';

/** The part of a trade that a payment covers: all of it, or one of its two parts. */
export const PAYMENT_PARTS = ['whole', 'deposit', 'balance'] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

interface Payable {
  readonly state: TradeState;
  readonly payableCents: number;
  /** The first part, when the trade is paid in two; null: it is paid at once. */
  readonly depositCents: number | null;
}

interface PaymentDue {
  readonly part: PaymentPart;
  readonly cents: number;
}

/** The next payment of an unpaid trade. */
export function nextPayment({ state, payableCents, depositCents }: Payable): PaymentDue {
  if (depositCents === null) return { part: 'whole', cents: payableCents };
  if (state === TRADE_STATE.unpaid) return { part: 'deposit', cents: depositCents };
  return { part: 'balance', cents: payableCents - depositCents };
}

/** Whether any part is still unpaid; `isOpenToPay` decides whether it can be paid now. */
export function awaitsPayment({ state }: Pick<Payable, 'state'>): boolean {
  return state === TRADE_STATE.unpaid || state === TRADE_STATE.deposited;
}

interface Window {
  readonly state: TradeState;
  readonly isExpired: boolean;
  /** Whether the window of the balance has not opened yet. */
  readonly isTooEarly: boolean;
}

/** Reliable only while the trade's row is locked. */
export function isOpenToPay({ state, isExpired, isTooEarly }: Window): boolean {
  if (isExpired) return false;
  return state === TRADE_STATE.unpaid || (state === TRADE_STATE.deposited && !isTooEarly);
}

interface PaidPart extends PaymentDue {
  /** Amount of this part that was refunded. */
  readonly refundedCents: number;
}

/**
 * Splits a refund over the payments it came from, in the given order (latest first); no payment refunds more than it
 * brought.
 */
export function splitRefund(cents: number, paid: readonly PaidPart[]): PaymentDue[] {
  let left = cents;
  const shares = paid.map(({ part, cents: brought, refundedCents }) => {
    const share = Math.min(left, brought - refundedCents);
    left -= share;
    return { part, cents: share };
  });
  if (left > 0) throw new Error(`splitRefund: ${left} of ${cents} cents were never paid`);
  return shares.filter((share) => share.cents > 0);
}
