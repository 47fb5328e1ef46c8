import { BASE_CURRENCY } from '../payments/pay-types.ts';
import { buyerWallet, clearingAt, type LedgerAccount } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** A payment that came too late or with a wrong amount, and is to be refunded. */
interface LateMoney {
  readonly paymentId: number;
  readonly gateway: string;
  readonly amountCents: number;
  readonly currency: string;
}

export function takeLateMoney(money: LateMoney): JournalLine[] {
  return move(clearingOf(money), escrowFor(money), money.amountCents);
}

export function returnLateMoney(money: LateMoney): JournalLine[] {
  return move(escrowFor(money), clearingOf(money), money.amountCents);
}

/** A bank transfer cannot be refunded: the amount is credited to the buyer's balance. */
export function keepLateMoney(userId: string, gateway: string, cents: number): JournalLine[] {
  return move(clearingAt(gateway), buyerWallet(userId), cents);
}

/** Separate from the trade's escrow, until the refund is done. */
function escrowFor({ paymentId, currency }: LateMoney): LedgerAccount {
  return { kind: 'escrow', owner: owner(`late:${paymentId}`, currency), unit: 'cents' };
}

function clearingOf({ gateway, currency }: LateMoney): LedgerAccount {
  return clearingAt(owner(gateway, currency));
}

/** An account has one currency: other currencies than the base currency get accounts of their own. */
function owner(name: string, currency: string): string {
  return currency === BASE_CURRENCY ? name : `${name}:${currency}`;
}
