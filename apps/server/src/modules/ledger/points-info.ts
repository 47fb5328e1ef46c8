import type * as contract from '@galleria/contract/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { buyerPoints } from '@galleria/domain/ledger/accounts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import type { Site } from '../site/index.ts';
import type { LedgerContext } from './index.ts';
import { readBalance, readGains, sumHeldPoints, sumMoved } from './ledger-db.ts';
import { readStatementPage } from './statement-page.ts';

export const pointsInfo: UseCase<typeof contract.pointsInfo, LedgerContext> = ({ points }, _, { actor }) =>
  points(actor.userId);

export const pointsPage: UseCase<typeof contract.pointsPage, LedgerContext> = (
  { database },
  paging,
  { actor, locale },
) => readStatementPage(database.queries, buyerPoints(actor.userId), paging, locale, (points) => points);

/**
 * Points of the after-sales period are not withdrawable: a refund may take them back. Spending takes the oldest points
 * first.
 */
export async function readPointsInfo(
  queries: Queries,
  rules: Site['rules'],
  userId: string,
): Promise<OutputOf<typeof contract.pointsInfo>> {
  const account = buyerPoints(userId);
  const { afterSalesDays } = await rules();
  const [score, lockedScore, recent, expired] = await Promise.all([
    readBalance(queries, account),
    sumHeldPoints(queries, account),
    readGains(queries, account, afterSalesDays),
    sumMoved(queries, account, 'pointsExpired'),
  ]);
  return { score, expiredScore: Math.abs(expired), lockedScore, withdrawableScore: Math.max(0, score - recent) };
}
