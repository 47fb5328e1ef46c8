import type { Actor } from '@galleria/domain/access/access';
import { type JournalLine, type JournalReason, normaliseLines } from '@galleria/domain/ledger/journal';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../infra/database/transaction.ts';
import { moveBalances, openJournal } from './journal-db.ts';

export interface Journal {
  /** Idempotency key, e.g. `joined:<userId>`. */
  readonly key: string;
  readonly reason: JournalReason;
  readonly lines: readonly JournalLine[];
  /** Only for seeded journals in the past; the default is now. */
  readonly at?: Date;
}

/**
 * Moves money or points, all lines or none. All journals lock accounts in one order and change each by a conditional
 * update, so that there are neither lost updates nor deadlocks. Two journals in one transaction have no common order:
 * put what belongs together into one.
 *
 * A refusal must be returned from the transaction, which rolls it back. A transaction that goes on fails at commit:
 * a trigger finds the journal incomplete.
 */
export async function postJournal(
  { queries, actor }: Transaction,
  { key, reason, lines, at }: Journal,
): Promise<'posted' | 'duplicate' | Refused<'ledger.insufficient'>> {
  const settled = normaliseLines(lines);
  const journalId = await openJournal(queries, { key, reason, actor: nameOf(actor), at }, settled);
  if (journalId === undefined) return 'duplicate';
  const written = await moveBalances(queries, { journalId, reason }, settled);
  const missing = settled.find((_, index) => !written.has(index));
  return missing ? refuse('ledger.insufficient', { data: { kind: missing.account.kind } }) : 'posted';
}

function nameOf(actor: Actor): string {
  return actor.kind === 'visitor' || actor.kind === 'system' ? 'mall' : `${actor.kind}:${actor.userId}`;
}
