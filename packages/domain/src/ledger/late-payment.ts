import { BASE_CURRENCY } from '../payments/pay-types.ts';
import { buyerWallet, CLEARING_BY_HAND, clearingAt, type LedgerAccount } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** A payment that came too late or with a wrong amount, and is to be refunded. */
interface LatePayment {
  readonly paymentId: number;
  readonly gateway: string;
  readonly amountCents: number;
  readonly currency: string;
}

/** Books the received money, separate from the trade until it is refunded. */
export function bookLatePayment(payment: LatePayment): JournalLine[] {
  return move(clearingOf(payment), escrowFor(payment), payment.amountCents);
}

export function bookLateRefund(payment: LatePayment): JournalLine[] {
  return move(escrowFor(payment), clearingOf(payment), payment.amountCents);
}

/** The gateway refused the refund, and staff paid it manually. */
export function bookLateRefundByHand(payment: LatePayment): JournalLine[] {
  return move(escrowFor(payment), clearingAt(owner(CLEARING_BY_HAND.owner, payment.currency)), payment.amountCents);
}

/** A bank transfer cannot be refunded: the amount is credited to the buyer's balance. */
export function creditLatePayment(userId: string, gateway: string, cents: number): JournalLine[] {
  return move(clearingAt(gateway), buyerWallet(userId), cents);
}

/** Escrow of the payment, separate from the trade's, until the refund is done. */
function escrowFor({ paymentId, currency }: LatePayment): LedgerAccount {
  return { kind: 'escrow', owner: owner(`late:${paymentId}`, currency), unit: 'cents' };
}

function clearingOf({ gateway, currency }: LatePayment): LedgerAccount {
  return clearingAt(owner(gateway, currency));
}

/** An account has one currency: for other currencies than the base currency, the owner names the currency. */
function owner(name: string, currency: string): string {
  return currency === BASE_CURRENCY ? name : `${name}:${currency}`;
}
