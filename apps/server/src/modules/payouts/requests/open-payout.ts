import { reservePayout } from '@galleria/domain/ledger/payout-journals';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { postJournal } from '../../ledger/index.ts';
import { lockAccountForShare } from '../accounts/accounts-db.ts';
import { insertPayout } from './payouts-db.ts';

interface WantedPayout {
  readonly storeId: number;
  readonly amountCents: number;
  readonly accountId: number;
  readonly isAutomatic: boolean;
  /** Only for seeded payouts in the past. */
  readonly at?: Date;
}

type Objection =
  | 'payout.tooSmall'
  | 'payoutAccount.notFound'
  | 'payoutAccount.waits'
  | 'payout.open'
  | 'payout.insufficient';

/**
 * Reserves the amount in the same transaction. The ledger refuses to move more than the payable balance, and the unique
 * index admits one open request, so no stale read can decide.
 */
export async function openPayout(
  transaction: Transaction,
  { at, ...wanted }: WantedPayout,
  { payoutLeastCents }: Pick<MallRules, 'payoutLeastCents'>,
): Promise<{ id: number; number: string; masked: string } | Refused<Objection>> {
  const { storeId, amountCents } = wanted;
  if (amountCents < payoutLeastCents) {
    return refuse('payout.tooSmall', { values: { least: { cents: payoutLeastCents } } });
  }
  const account = await lockAccountForShare(transaction.queries, storeId, wanted.accountId);
  if (!account) return refuse('payoutAccount.notFound');
  if (!account.isUsable) return refuse('payoutAccount.waits', { values: { hours: account.hoursLeft } });
  const { holder, masked } = account;
  const payout = await insertPayout(transaction, { ...wanted, holder, masked });
  if (!payout) return refuse('payout.open');
  const posted = await postJournal(transaction, {
    key: `payout:${payout.id}:requested`,
    reason: 'payoutRequested',
    lines: reservePayout(storeId, amountCents),
    ...(at && { at }),
  });
  if (isRefused(posted)) return refuse('payout.insufficient');
  return { ...payout, masked };
}
