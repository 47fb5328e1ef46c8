import { PAID_OUT, payoutApproved, payoutPending, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** A requested payout is taken out of what is payable at once: the ledger refuses more than there is. */
export function reservePayout(storeId: number, cents: number): JournalLine[] {
  return move(storePayable(storeId), payoutPending(storeId), cents);
}

/** It waits to be sent. */
export function approvePayoutMoney(storeId: number, cents: number): JournalLine[] {
  return move(payoutPending(storeId), payoutApproved(storeId), cents);
}

/** For a payout that was cancelled or rejected; `wasApproved` says where its money lies. */
export function returnPayout(storeId: number, cents: number, wasApproved: boolean): JournalLine[] {
  return move(wasApproved ? payoutApproved(storeId) : payoutPending(storeId), storePayable(storeId), cents);
}

/** The money has left the mall. */
export function payPayout(storeId: number, cents: number): JournalLine[] {
  return move(payoutApproved(storeId), PAID_OUT, cents);
}
