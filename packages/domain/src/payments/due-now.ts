import { TRADE_STATE, type TradeState } from '../orders/order-status.ts';

/** What a payment pays of a trade: all of it, or one of two parts. */
export const PAYMENT_PARTS = ['whole', 'deposit', 'balance'] as const;
export type PaymentPart = (typeof PAYMENT_PARTS)[number];

interface Payable {
  readonly state: TradeState;
  readonly payableCents: number;
  /** Paid first, when a trade is paid in two parts; null: it is paid at once. */
  readonly depositCents: number | null;
}

interface Due {
  readonly part: PaymentPart;
  readonly cents: number;
}

/** What is to be paid next of a trade that is not paid. */
export function dueNow({ state, payableCents, depositCents }: Payable): Due {
  if (depositCents === null) return { part: 'whole', cents: payableCents };
  if (state === TRADE_STATE.unpaid) return { part: 'deposit', cents: depositCents };
  return { part: 'balance', cents: payableCents - depositCents };
}

/** Waits for money, of whichever part; whether it may come now says `isOpenToPay`. */
export function awaitsPayment({ state }: Pick<Payable, 'state'>): boolean {
  return state === TRADE_STATE.unpaid || state === TRADE_STATE.deposited;
}

interface Window {
  readonly state: TradeState;
  readonly isExpired: boolean;
  /** The window of the balance has not opened. */
  readonly isTooEarly: boolean;
}

/** Only final while the trade is locked. */
export function isOpenToPay({ state, isExpired, isTooEarly }: Window): boolean {
  if (isExpired) return false;
  return state === TRADE_STATE.unpaid || (state === TRADE_STATE.deposited && !isTooEarly);
}

interface PaidPart extends Due {
  /** Of this part, so much was given back. */
  readonly refundedCents: number;
}

/** Shares a refund out to the payments that it came by: the latest first, none gives more than it brought. */
export function splitRefund(cents: number, paid: readonly PaidPart[]): Due[] {
  let left = cents;
  const shares = paid.map(({ part, cents: brought, refundedCents }) => {
    const share = Math.min(left, brought - refundedCents);
    left -= share;
    return { part, cents: share };
  });
  if (left > 0) throw new Error(`splitRefund: ${left} of ${cents} cents were never paid`);
  return shares.filter((share) => share.cents > 0);
}
