import { buyerWallet, clearingAt, type LedgerAccount } from './accounts.ts';
import type { JournalLine } from './journal.ts';

/** Money that came for something that was over: apart from the trade's own, until the gateway has given it back. */
function apart(paymentId: number): LedgerAccount {
  return { kind: 'escrow', owner: `late:${paymentId}`, unit: 'cents' };
}

export function takeLateMoney(paymentId: number, gateway: string, cents: number): JournalLine[] {
  return [
    { account: clearingAt(gateway), amount: -cents },
    { account: apart(paymentId), amount: cents },
  ];
}

export function returnLateMoney(paymentId: number, gateway: string, cents: number): JournalLine[] {
  return [
    { account: apart(paymentId), amount: -cents },
    { account: clearingAt(gateway), amount: cents },
  ];
}

/** A bank gives nothing back when we ask: such money goes into the buyer's balance. */
export function keepLateMoney(userId: string, gateway: string, cents: number): JournalLine[] {
  return [
    { account: clearingAt(gateway), amount: -cents },
    { account: buyerWallet(userId), amount: cents },
  ];
}
