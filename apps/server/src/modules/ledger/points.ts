import type { pointsInfo } from '@galleria/contract/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { VISITOR } from '@galleria/domain/access/access';
import { buyerPoints, escrowOf } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/points';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import { z } from 'zod';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { Subscription } from '../../infra/jobs.ts';
import type { LedgerContext } from './context.ts';
import { readBalance, readGains, sumBalances, sumMoved } from './ledger-db.ts';
import { postJournal } from './post-journal.ts';

/**
 * Usable, set aside, and safe: points that came in within the after-sales period may have to go back with what they were
 * earned by, and what is spent is taken from the older ones first.
 */
export async function showPoints(
  { queries, rules, openTradeIds }: LedgerContext,
  userId: string,
): Promise<OutputOf<typeof pointsInfo>> {
  const account = buyerPoints(userId);
  const tradeIds = await openTradeIds(userId);
  const { afterSalesDays } = await rules();
  const [score, lockedScore, fresh, expired] = await Promise.all([
    readBalance(queries, account),
    sumBalances(
      queries,
      tradeIds.map((tradeId) => escrowOf(tradeId, 'points')),
    ),
    readGains(queries, account, afterSalesDays),
    sumMoved(queries, account, 'pointsExpired'),
  ]);
  return { score, expiredScore: Math.abs(expired), lockedScore, withdrawableScore: Math.max(0, score - fresh) };
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
