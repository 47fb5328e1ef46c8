import { PAID_OUT, payoutPending, storePayable } from './accounts.ts';
import { type JournalLine, move } from './journal.ts';

/** A requested payout is taken out of what is payable at once: the ledger refuses more than there is. */
export function reservePayout(storeId: number, cents: number): JournalLine[] {
  return move(storePayable(storeId), payoutPending(storeId), cents);
}

/** For a payout that was cancelled or rejected. */
export function returnPayout(storeId: number, cents: number): JournalLine[] {
  return move(payoutPending(storeId), storePayable(storeId), cents);
}

/** The money has left the mall. */
export function payPayout(storeId: number, cents: number): JournalLine[] {
  return move(payoutPending(storeId), PAID_OUT, cents);
}
