import { BASE_CURRENCY } from '../payments/pay-types.ts';
import { buyerWallet, clearingAt, type LedgerAccount } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** Money that nobody keeps: it came too late, or is not what was asked for. */
interface LateMoney {
  readonly paymentId: number;
  readonly gateway: string;
  readonly amountCents: number;
  readonly currency: string;
}

export function takeLateMoney(money: LateMoney): JournalLine[] {
  return move(clearingOf(money), apart(money), money.amountCents);
}

export function returnLateMoney(money: LateMoney): JournalLine[] {
  return move(apart(money), clearingOf(money), money.amountCents);
}

/** A bank gives nothing back when we ask: such money goes into the buyer's balance. */
export function keepLateMoney(userId: string, gateway: string, cents: number): JournalLine[] {
  return move(clearingAt(gateway), buyerWallet(userId), cents);
}

/** Apart from the trade's own, until the gateway has given it back. */
function apart({ paymentId, currency }: LateMoney): LedgerAccount {
  return { kind: 'escrow', owner: owner(`late:${paymentId}`, currency), unit: 'cents' };
}

function clearingOf({ gateway, currency }: LateMoney): LedgerAccount {
  return clearingAt(owner(gateway, currency));
}

/** The books are kept in one currency: what came in another has accounts of its own, or yen would be added to dollars. */
function owner(name: string, currency: string): string {
  return currency === BASE_CURRENCY ? name : `${name}:${currency}`;
}
