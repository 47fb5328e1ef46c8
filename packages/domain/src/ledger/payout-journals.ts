import { PAID_OUT, payoutApproved, payoutPending, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** A requested payout is taken from `storePayable` at once: the ledger refuses more than the balance. */
export function reservePayout(storeId: number, cents: number): JournalLine[] {
  return move(storePayable(storeId), payoutPending(storeId), cents);
}

/** The payout is approved and waits to be sent. */
export function approvePayoutMoney(storeId: number, cents: number): JournalLine[] {
  return move(payoutPending(storeId), payoutApproved(storeId), cents);
}

/** For a cancelled or rejected payout; `wasApproved` tells which account holds its money. */
export function returnPayout(storeId: number, cents: number, wasApproved: boolean): JournalLine[] {
  return move(wasApproved ? payoutApproved(storeId) : payoutPending(storeId), storePayable(storeId), cents);
}

/** The money has left the mall. */
export function payPayout(storeId: number, cents: number): JournalLine[] {
  return move(payoutApproved(storeId), PAID_OUT, cents);
}
