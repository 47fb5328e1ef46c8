import type { Actor } from '@galleria/domain/access/access';
import { type JournalLine, type JournalReason, settleLines } from '@galleria/domain/ledger/journal';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { moveBalances, openJournal } from './journal-db.ts';

export interface Journal {
  /** Names the effect, e.g. `joined:<userId>`: it happens once however often it is asked for. */
  readonly key: string;
  readonly reason: JournalReason;
  readonly lines: readonly JournalLine[];
}

/**
 * Moves money or points, all lines or none. Accounts are taken in one order by everybody, and each is changed by a
 * conditional update, so that no balance is read before it is changed and no two journals wait for each other. Two journals in one
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
  const journalId = await openJournal(queries, { key, reason, actor: nameOf(actor) }, settled);
  if (journalId === undefined) return 'knownAlready';
  const written = await moveBalances(queries, journalId, settled);
  const missing = settled.find((_, place) => !written.has(place));
  return missing ? refuse('ledger.insufficient', { data: { kind: missing.account.kind } }) : 'posted';
}

function nameOf(actor: Actor): string {
  return actor.kind === 'visitor' || actor.kind === 'system' ? 'mall' : `${actor.kind}:${actor.userId}`;
}
