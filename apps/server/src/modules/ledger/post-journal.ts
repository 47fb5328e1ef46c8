import type { Actor } from '@galleria/domain/access/access';
import { accountKey, type JournalLine, type JournalReason, settleLines } from '@galleria/domain/ledger/journal';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { insertJournal, insertLines, moveBalance, openAccounts } from './ledger-db.ts';

export interface Journal {
  /** Names the effect, e.g. `joined:<userId>`: it happens once however often it is asked for. */
  readonly key: string;
  readonly reason: JournalReason;
  readonly lines: readonly JournalLine[];
}

/**
 * Moves money or points, all lines or none. Accounts are taken in one order by everybody, each by one conditional
 * update, so that no balance is read before it is changed and no two journals wait for each other. Two journals in one
 * transaction take them in no common order: put what belongs together into one.
 *
 * A refusal must become the result of the transaction: what was written before it is undone with the rest. A caller who
 * goes on regardless fails at commit, where the database misses the lines.
 */
export async function postJournal(
  { queries, actor }: Transaction,
  { key, reason, lines }: Journal,
): Promise<'posted' | 'knownAlready' | Refused<'ledger.insufficient'>> {
  const settled = settleLines(lines);
  const journalId = await insertJournal(queries, { key, reason, actor: nameOf(actor) });
  if (journalId === undefined) return 'knownAlready';
  const accountIds = await openAccounts(
    queries,
    settled.map(({ account }) => account),
  );
  const written = [];
  for (const { account, amount } of settled) {
    const accountId = accountIds.get(accountKey(account));
    if (accountId === undefined) throw new Error(`the account ${accountKey(account)} could not be opened`);
    const balanceAfter = await moveBalance(queries, accountId, amount);
    if (balanceAfter === undefined) return refuse('ledger.insufficient', { data: { kind: account.kind } });
    written.push({ journalId, accountId, amount, balanceAfter });
  }
  await insertLines(queries, written);
  return 'posted';
}

function nameOf(actor: Actor): string {
  return actor.kind === 'visitor' ? 'mall' : `${actor.kind}:${actor.userId}`;
}
