import { SYSTEM } from '@galleria/domain/access/access';
import { issuePoints } from '@galleria/domain/ledger/trade-journals';
import { isRefused } from '@galleria/domain/refusals';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { type PointsLifetime, readOldPointsAccounts, readOverduePoints } from './expire-points-db.ts';
import type { LedgerContext } from './index.ts';
import { postJournal } from './post-journal.ts';

const BATCH_SIZE = 500;

/** Daily job: takes back the points that have expired, one transaction per buyer. */
export async function expirePoints({ database, rules }: Pick<LedgerContext, 'database' | 'rules'>): Promise<void> {
  const { pointsLifeYears, returnedPointsLifeDays } = await rules();
  const lifetime = { pointsLifeYears, returnedPointsLifeDays };
  let lastId = 0;
  for (;;) {
    const accounts = await readOldPointsAccounts(database.queries, lifetime, lastId, BATCH_SIZE);
    for (const { owner } of accounts) await expirePointsOf(database, owner, lifetime);
    lastId = accounts.at(-1)?.id ?? lastId;
    if (accounts.length < BATCH_SIZE) return;
  }
}

async function expirePointsOf(database: Database, userId: string, lifetime: PointsLifetime): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    const overdue = await readOverduePoints(transaction.queries, userId, lifetime);
    if (overdue.points === 0) return;
    const lines = issuePoints(userId, -overdue.points);
    const key = `expired:${userId}:${overdue.day}`;
    const outcome = await postJournal(transaction, { key, reason: 'pointsExpired', lines });
    if (isRefused(outcome)) {
      throw new Error(`expirePoints: balance changed while locked (user: ${userId}, points: ${overdue.points})`);
    }
  });
}
