import { formatApiTime } from '@galleria/contract/api-time';
import type { LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { Locale } from '@galleria/domain/site/locales';
import { offsetOf, type Paging, toPage } from '../../infra/calls/paging.ts';
import type { Queries } from '../../infra/database/database.ts';
import { wordsIn } from '../../infra/text/words.ts';
import { readStatement } from './ledger-db.ts';

/** One page of the changes of an account; `toUnits` converts from the smallest unit to the API's. */
export async function readStatementPage(
  queries: Queries,
  account: LedgerAccount,
  paging: Paging,
  locale: Locale,
  toUnits: (amount: number) => number,
) {
  const { lines, total } = await readStatement(queries, account, offsetOf(paging), paging.size);
  const words = wordsIn(locale);
  const records = lines.map(({ reason, amount, balanceAfter, createdAt }) => ({
    reason,
    reasonText: words(`site.ledger.${reason}`),
    change: toUnits(amount),
    balance: toUnits(balanceAfter),
    createTime: formatApiTime(createdAt),
  }));
  return toPage(records, total, paging);
}
