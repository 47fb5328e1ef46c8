import type { OutputOf } from '@galleria/contract/operation';
import type { scoreInfo, scorePage } from '@galleria/contract/points';
import { VISITOR } from '@galleria/domain/access/access';
import { buyerPoints } from '@galleria/domain/ledger/accounts';
import type { JournalReason } from '@galleria/domain/ledger/journal';
import { issuePoints } from '@galleria/domain/ledger/points';
import type { Locale } from '@galleria/domain/site/locales';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { z } from 'zod';
import type { Database, Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { dialectTime } from '../../infra/dialect-time.ts';
import type { Subscription } from '../../infra/jobs.ts';
import { wordsIn } from '../../infra/words.ts';
import { readBalance, readStatement } from './ledger-db.ts';
import { postJournal } from './post-journal.ts';

/** Nothing expires, is locked or can be withdrawn as long as points only come for joining. */
export async function showPoints(queries: Queries, userId: string): Promise<OutputOf<typeof scoreInfo>> {
  const score = await readBalance(queries, buyerPoints(userId));
  return { score, expiredScore: 0, lockedScore: 0, withdrawableScore: 0 };
}

export async function listPoints(
  queries: Queries,
  userId: string,
  { current, size }: { current: number; size: number },
  locale: Locale,
): Promise<OutputOf<typeof scorePage>> {
  const { lines, total } = await readStatement(queries, buyerPoints(userId), (current - 1) * size, size);
  const words = wordsIn(locale);
  const records = lines.map((line) => {
    const reason = line.reason as JournalReason;
    return {
      reason,
      reasonText: words(`site.points.${reason}`),
      change: line.amount,
      balance: line.balanceAfter,
      createTime: dialectTime(line.createdAt),
    };
  });
  return { records, total, pages: Math.ceil(total / size), current, size };
}

const Joined = z.object({ userId: z.string() });

/** A welcome for everybody who joins, once. */
export function welcomePoints(database: Database, rules: () => Promise<MallRules>): Subscription {
  return {
    event: 'account.joined',
    subscriber: 'points',
    handle: async (payload) => {
      const { userId } = Joined.parse(payload);
      const { joiningPoints } = await rules();
      if (joiningPoints === 0) return;
      const lines = issuePoints(userId, joiningPoints);
      await inTransaction(database, VISITOR, (transaction) =>
        postJournal(transaction, { key: `joined:${userId}`, reason: 'joined', lines }),
      );
    },
  };
}
