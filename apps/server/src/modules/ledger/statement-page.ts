import { formatApiTime } from '@galleria/contract/wire/api-time';
import type { LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { Locale } from '@galleria/domain/site/locales';
import { offsetOf, type Paging, toPage } from '../../infra/calls/paging.ts';
import type { Queries } from '../../infra/database/database.ts';
import { serverText } from '../../infra/text/server-text.ts';
import { readStatement } from './ledger-db.ts';

type ToUnits = (amount: number) => number;

/** One page of the changes of an account; `toUnits` converts from the smallest unit to the API's. */
export async function readStatementPage(
  queries: Queries,
  account: LedgerAccount,
  paging: Paging,
  locale: Locale,
  toUnits: ToUnits,
) {
  const { records, ...page } = await readJournalPage(queries, account, paging, locale, toUnits);
  return { ...page, records: records.map(({ journalId: _, ...line }) => line) };
}

/** The same page for staff, with the journal id of each change. */
export async function readJournalPage(
  queries: Queries,
  account: LedgerAccount,
  paging: Paging,
  locale: Locale,
  toUnits: ToUnits,
) {
  const { lines, total } = await readStatement(queries, account, offsetOf(paging), paging.size);
  const text = serverText(locale);
  const records = lines.map(({ journalId, reason, note, amount, balanceAfter, createdAt }) => ({
    ...{ journalId, reason, note: note ?? '' },
    reasonText: text(`site.ledger.${reason}`),
    change: toUnits(amount),
    balance: toUnits(balanceAfter),
    createTime: formatApiTime(createdAt),
  }));
  return toPage(records, total, paging);
}
