import { VISITOR } from '@galleria/domain/access/access';
import { issuePoints } from '@galleria/domain/ledger/points';
import { isRefused } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { Database } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { holdOverduePoints, readOldPurses } from './expire-points-db.ts';
import { postJournal } from './post-journal.ts';

const BATCH = 500;

/** Points whose time is over go back to the mall. Each buyer has a transaction of their own, and once a day is enough. */
export async function expirePoints(database: Database, rules: () => Promise<MallRules>): Promise<void> {
  const { pointsLifeYears, returnedPointsLifeDays } = await rules();
  const life = { pointsLifeYears, returnedPointsLifeDays };
  let lastId = 0;
  for (;;) {
    const purses = await readOldPurses(database.queries, life, lastId, BATCH);
    for (const { owner } of purses) await expireThoseOf(database, owner, life);
    lastId = purses.at(-1)?.id ?? lastId;
    if (purses.length < BATCH) return;
  }
}

type Life = Pick<MallRules, 'pointsLifeYears' | 'returnedPointsLifeDays'>;

async function expireThoseOf(database: Database, userId: string, life: Life): Promise<void> {
  await inTransaction(database, VISITOR, async (transaction) => {
    const overdue = await holdOverduePoints(transaction.queries, userId, life);
    if (overdue.points === 0) return;
    const lines = issuePoints(userId, -overdue.points);
    const key = `expired:${userId}:${overdue.day}`;
    const outcome = await postJournal(transaction, { key, reason: 'pointsExpired', lines });
    if (isRefused(outcome)) throw new Error('points that were held are gone');
  });
}
