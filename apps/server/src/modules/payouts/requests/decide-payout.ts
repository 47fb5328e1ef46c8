import { storePayable } from '@galleria/domain/ledger/accounts';
import { approvePayoutMoney, payPayout, returnPayout } from '@galleria/domain/ledger/payout-journals';
import type { PayoutState } from '@galleria/domain/payouts/payout-lifecycle';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { lockBalance, postJournal } from '../../ledger/index.ts';
import type { NumberVault } from '../context.ts';
import { advancePayout, lockPayout, markFirstApproval, readTransfer } from './payouts-db.ts';

/**
 * Changes of a payout's state. Each is one conditional update with its journal; a payout in another state is refused.
 */

type Decided = Promise<Refused<'payout.decided'> | undefined>;

/** The person who approves. Above the amount, two different people have to approve. */
export interface Approver {
  readonly userId: string;
  readonly secondPersonAboveCents: number;
}

/** Returns `first` when a second person still has to approve the payout. */
export async function approvePayout(
  transaction: Transaction,
  payoutId: number,
  approver?: Approver,
): Promise<'approved' | 'first' | Refused<'payout.decided' | 'payout.samePerson' | 'payout.storeOwes'>> {
  const { queries } = transaction;
  const payout = await lockPayout(queries, payoutId);
  if (payout?.state !== 'requested') return refuse('payout.decided');
  const { storeId, amountCents, firstApproverId } = payout;
  if (approver && amountCents > approver.secondPersonAboveCents) {
    if (firstApproverId === approver.userId) return refuse('payout.samePerson');
    if (!firstApproverId) {
      await markFirstApproval(queries, payoutId, approver.userId);
      return 'first';
    }
  }
  const isSameAsFirst = firstApproverId !== null && firstApproverId === approver?.userId;
  const approverId = isSameAsFirst ? undefined : approver?.userId;
  const advanced = await advancePayout(queries, payoutId, 'approve', approverId ? { approverId } : {});
  if (!advanced) return refuse('payout.decided');
  // A store with a balance below zero is paid nothing: approval is refused, so that staff reject the request and its
  // money fills up the balance.
  if ((await lockBalance(queries, storePayable(storeId))) < 0) return refuse('payout.storeOwes');
  const lines = approvePayoutMoney(storeId, amountCents);
  const key = `payout:${payoutId}:approved`;
  expectPosted(await postJournal(transaction, { key, reason: 'payoutApproved', lines }), payoutId);
  return 'approved';
}

/** Gives the amount back to the store and shows it the reason. With `seen`, a payout in another state is refused. */
export function rejectPayout(transaction: Transaction, payoutId: number, reason: string, seen?: PayoutState): Decided {
  return returnToBalance(transaction, payoutId, 'reject', { reason, ...(seen && { seen }) });
}

/** Cancelled by the store itself, before the payout is approved. */
export function withdrawPayout(transaction: Transaction, payoutId: number): Decided {
  return returnToBalance(transaction, payoutId, 'cancel', { reason: '' });
}

/** Records that the transfer was made; `reference` identifies it at the bank. */
export async function markPayoutPaid(
  transaction: Transaction,
  payoutId: number,
  reference: string,
  at?: Date,
): Decided {
  const payout = await advancePayout(transaction.queries, payoutId, 'markPaid', { reference });
  if (!payout) return refuse('payout.decided');
  const lines = payPayout(payout.storeId, payout.amountCents);
  const key = `payout:${payoutId}:paid`;
  return expectPosted(
    await postJournal(transaction, { key, reason: 'payoutPaid', lines, ...(at && { at }) }),
    payoutId,
  );
}

async function returnToBalance(
  transaction: Transaction,
  payoutId: number,
  event: 'reject' | 'cancel',
  ending: { readonly reason: string; readonly seen?: PayoutState },
): Decided {
  const payout = await advancePayout(transaction.queries, payoutId, event, ending);
  if (!payout) return refuse('payout.decided');
  const { storeId, amountCents, approvedAt } = payout;
  const lines = returnPayout(storeId, amountCents, approvedAt !== null);
  const key = `payout:${payoutId}:returned`;
  return expectPosted(await postJournal(transaction, { key, reason: 'payoutReturned', lines }), payoutId);
}

function expectPosted(posted: Awaited<ReturnType<typeof postJournal>>, payoutId: number): undefined {
  if (posted !== 'posted') {
    const outcome = isRefused(posted) ? posted.refused : posted;
    throw new Error(`expectPosted: the journal of payout ${payoutId} was not posted (${outcome})`);
  }
}

/** The data of the transfer with the whole account number. Only for staff with the permission to pay. */
export async function readPayoutTransfer(queries: Queries, numbers: NumberVault, payoutId: number) {
  const found = await readTransfer(queries, payoutId);
  if (!found) return undefined;
  const { encryptedNumber, ...transfer } = found;
  return { ...transfer, accountNumber: numbers.decrypt(encryptedNumber) };
}
