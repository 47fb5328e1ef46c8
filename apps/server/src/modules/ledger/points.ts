import type * as contract from '@galleria/contract/ledger/ledger';
import type { OutputOf } from '@galleria/contract/operation';
import { SYSTEM } from '@galleria/domain/access/access';
import { buyerPoints } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { isRefused } from '@galleria/domain/refusals';
import { z } from 'zod';
import type { UseCase } from '../../infra/calls/use-case.ts';
import type { Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { NewAccountStep } from '../../infra/modules/new-account-step.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import type { Site } from '../site/index.ts';
import type { LedgerContext } from './index.ts';
import { lockBalance, readBalance, readGains, readStatement, sumHeldPoints, sumMoved } from './ledger-db.ts';
import { postJournal } from './post-journal.ts';
import { readStatementPage } from './statement-page.ts';

export const pointsInfo: UseCase<typeof contract.pointsInfo, LedgerContext> = ({ points }, _, { actor }) =>
  points(actor.userId);

export const pointsPage: UseCase<typeof contract.pointsPage, LedgerContext> = (
  { database },
  paging,
  { actor, locale },
) => readStatementPage(database.queries, buyerPoints(actor.userId), paging, locale, (points) => points);

/**
 * Points earned within the after-sales period are not withdrawable, since a refund may take them back. The oldest
 * points are spent first.
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

export const NewAccount = z.object({ userId: z.string() });

/** Points for a new account, once: the journal's key makes it idempotent. */
export const postWelcomePoints: NewAccountStep = async (transaction, { userId, rules: { welcomePoints } }) => {
  if (welcomePoints === 0) return;
  const lines = issuePoints(userId, welcomePoints);
  const posted = await postJournal(transaction, { key: `joined:${userId}`, reason: 'joined', lines });
  if (isRefused(posted)) throw new Error(`postWelcomePoints: ${posted.refused} (user: ${userId})`);
};

/** For accounts that were not created by registration, such as those of the demo. */
export async function grantWelcomePoints(
  { database, rules }: Pick<LedgerContext, 'database' | 'rules'>,
  { userId }: z.output<typeof NewAccount>,
): Promise<void> {
  const account = { userId, rules: await rules() };
  await inTransaction(database, SYSTEM, (transaction) => postWelcomePoints(transaction, account));
}

/** No page limit, since the export must be complete. */
const ALL = Number.MAX_SAFE_INTEGER;

export const pointsPersonalData: PersonalData = {
  capability: 'points',
  read: async (queries, userId) => {
    const account = buyerPoints(userId);
    const { lines } = await readStatement(queries, account, 0, ALL);
    return {
      points: await readBalance(queries, account),
      changes: lines.map(({ reason, note, amount, balanceAfter, createdAt }) => {
        return { reason, note: note ?? '', change: amount, balance: balanceAfter, time: createdAt.toISOString() };
      }),
    };
  },
  /** Journals contain no personal data and stay; remaining points lapse. */
  erase: async (transaction, userId) => {
    const left = await lockBalance(transaction.queries, buyerPoints(userId));
    if (left === 0) return;
    const lines = issuePoints(userId, -left);
    const outcome = await postJournal(transaction, { key: `closed:${userId}`, reason: 'closed', lines });
    if (isRefused(outcome))
      throw new Error(`pointsPersonalData: balance changed while locked (user: ${userId}, points: ${left})`);
  },
};
