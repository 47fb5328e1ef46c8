import { buyerPoints } from '@galleria/domain/ledger/accounts';
import { issuePoints } from '@galleria/domain/ledger/points';
import { isRefused } from '@galleria/domain/refusals';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { lockBalance, readBalance, readStatement } from './ledger-db.ts';
import { postJournal } from './post-journal.ts';

/** The export is complete. */
const ALL = Number.MAX_SAFE_INTEGER;

export const pointsPersonalData: PersonalData = {
  capability: 'points',
  read: async (queries, userId) => {
    const account = buyerPoints(userId);
    const { lines } = await readStatement(queries, account, 0, ALL);
    return {
      points: await readBalance(queries, account),
      changes: lines.map(({ reason, amount, balanceAfter, createdAt }) => {
        return { reason, change: amount, balance: balanceAfter, time: createdAt.toISOString() };
      }),
    };
  },
  /** Journals stay, without personal data; remaining points lapse. */
  erase: async (transaction, userId) => {
    const left = await lockBalance(transaction.queries, buyerPoints(userId));
    if (left === 0) return;
    const lines = issuePoints(userId, -left);
    const outcome = await postJournal(transaction, { key: `closed:${userId}`, reason: 'closed', lines });
    if (isRefused(outcome))
      throw new Error(`pointsPersonalData: balance changed while locked (user: ${userId}, points: ${left})`);
  },
};
