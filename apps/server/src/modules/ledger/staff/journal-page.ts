import type * as contract from '@galleria/contract/ledger/staff-ledger';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readIdCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { LedgerContext } from '../index.ts';
import {
  findJournal,
  type JournalSearch,
  readAccounts,
  readJournalLines,
  readJournals,
  readJournalsOfAccount,
} from './journals-db.ts';
import { toKind, toUnits } from './ledger-account-page.ts';

export const journalPage: UseCase<typeof contract.journalPage, LedgerContext> = async (
  { database: { queries } },
  { cursor, size, accountId, kind, owner, ...search },
) => {
  const page = { before: readIdCursor(cursor), limit: size + 1 };
  if (accountId) return journalsOfAccount(accountId);
  if (kind && owner) {
    const [account] = await readAccounts(queries, { kind, owner }, { before: undefined, limit: 1 });
    return account ? journalsOfAccount(account.id) : { records: [], nextCursor: '' };
  }
  const rows = await readJournals(queries, search, page);
  const { shown, nextCursor } = cutPage(rows, size, ({ id }) => id);
  return {
    records: shown.map((row) => ({ ...presentJournal(row), change: null, balance: null })),
    nextCursor,
  };

  async function journalsOfAccount(ofAccount: number) {
    const lines = await readJournalsOfAccount(queries, ofAccount, search satisfies JournalSearch, page);
    const listed = cutPage(lines, size, ({ lineId }) => lineId);
    return {
      records: listed.shown.map((row) => ({
        ...presentJournal(row),
        ...{ change: toUnits(row.unit, row.change), balance: toUnits(row.unit, row.balance) },
      })),
      nextCursor: listed.nextCursor,
    };
  }
};

export const journalInfo: UseCase<typeof contract.journalInfo, LedgerContext> = async (
  { database: { queries } },
  { journalId },
) => {
  const [journal, lines] = await Promise.all([findJournal(queries, journalId), readJournalLines(queries, journalId)]);
  if (!journal) return refuse('journal.notFound');
  return {
    ...presentJournal(journal),
    lines: lines.map(({ kind, unit, change, balance, ...line }) => ({
      ...{ ...line, unit, kind: toKind(kind) },
      ...{ change: toUnits(unit, change), balance: toUnits(unit, balance) },
    })),
  };
};

function presentJournal({
  id,
  key,
  reason,
  actor,
  cents,
  points,
  createdAt,
}: Awaited<ReturnType<typeof readJournals>>[number]) {
  const createTime = formatApiTime(createdAt);
  return { journalId: id, key, reason, actor, money: mainUnits(cents), points, createTime };
}
