import type { LedgerAccount } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import type { Locale } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { wordsIn } from '../../infra/words.ts';
import { readStatement } from './ledger-db.ts';

export interface StatementPage {
  readonly current: number;
  readonly size: number;
}

/** One page of how an account came and went, in words; `shown` turns its smallest unit into what people see. */
export async function showStatement(
  queries: Queries,
  account: LedgerAccount,
  { current, size }: StatementPage,
  locale: Locale,
  shown: (amount: number) => number,
) {
  const { lines, total } = await readStatement(queries, account, (current - 1) * size, size);
  const words = wordsIn(locale);
  const records = lines.map((line) => {
    const reason = line.reason as JournalReason;
    return {
      reason,
      reasonText: words(`site.ledger.${reason}`),
      change: shown(line.amount),
      balance: shown(line.balanceAfter),
      createTime: formatApiTime(line.createdAt),
    };
  });
  return { records, total, pages: Math.ceil(total / size), current, size };
}
