import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { LedgerAccount, LedgerUnit } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { mainUnits } from '@galleria/domain/money/main-units';
import type { JournalRow } from './read-journals-db.ts';

export { findJournalActors, findJournalIds, readJournals } from './read-journals-db.ts';

/** A journal as staff see it on the page of an order. */
export function presentJournal({ id, reason, createdAt, lines }: JournalRow): PresentedJournal {
  return {
    ...{ journalId: id, reason },
    createTime: formatApiTime(createdAt),
    lines: lines.map(({ kind, owner, unit, amount }) => ({
      ...{ account: kind, owner, unit },
      amount: unit === 'cents' ? mainUnits(amount) : amount,
    })),
  };
}

interface PresentedJournal {
  journalId: number;
  reason: JournalReason;
  createTime: string;
  lines: { account: LedgerAccount['kind']; owner: string; unit: LedgerUnit; amount: number }[];
}
