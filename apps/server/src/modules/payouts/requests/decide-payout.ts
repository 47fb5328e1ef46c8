import { payPayout, returnPayout } from '@galleria/domain/ledger/payout-journals';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../../infra/database/database.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import type { NumberVault } from '../context.ts';
import { advancePayout, readTransfer } from './payouts-db.ts';

/** Verbs of the platform. Each is one conditional update and its journal; a payout in another state is refused. */

type Decided = Promise<Refused<'payout.decided'> | undefined>;

export async function approvePayout({ queries }: Transaction, payoutId: number): Decided {
  return (await advancePayout(queries, payoutId, 'approve')) ? undefined : refuse('payout.decided');
}

/** The amount is available to the store again; the reason is shown to it. */
export function rejectPayout(transaction: Transaction, payoutId: number, reason: string): Decided {
  return giveBack(transaction, payoutId, 'reject', reason);
}

/** By the store itself, while nobody has approved it. */
export function withdrawPayout(transaction: Transaction, payoutId: number): Decided {
  return giveBack(transaction, payoutId, 'cancel', '');
}

/** The transfer was made; `reference` is what it can be found by. */
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

async function giveBack(
  transaction: Transaction,
  payoutId: number,
  event: 'reject' | 'cancel',
  reason: string,
): Decided {
  const payout = await advancePayout(transaction.queries, payoutId, event, { reason });
  if (!payout) return refuse('payout.decided');
  const lines = returnPayout(payout.storeId, payout.amountCents);
  const key = `payout:${payoutId}:returned`;
  return expectPosted(await postJournal(transaction, { key, reason: 'payoutReturned', lines }), payoutId);
}

function expectPosted(posted: Awaited<ReturnType<typeof postJournal>>, payoutId: number): undefined {
  if (posted !== 'posted') {
    const outcome = isRefused(posted) ? posted.refused : posted;
    throw new Error(`decide-payout: the journal of payout ${payoutId} was not posted (${outcome})`);
  }
}

/** Where to transfer how much, with the whole account number. Only for staff with the permission to pay. */
export async function readPayoutTransfer(queries: Queries, numbers: NumberVault, payoutId: number) {
  const found = await readTransfer(queries, payoutId);
  if (!found) return undefined;
  const { encryptedNumber, ...transfer } = found;
  return { ...transfer, accountNumber: numbers.decrypt(encryptedNumber) };
}
