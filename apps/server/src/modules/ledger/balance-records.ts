import { buyerWallet } from '@galleria/domain/ledger/accounts';
import { refuse } from '@galleria/domain/refusals';
import type { PersonalData } from '../../infra/personal-data.ts';
import { holdBalance, readBalance, readStatement } from './ledger-db.ts';

/** The export leaves nothing out. */
const ALL = Number.MAX_SAFE_INTEGER;

export const balanceRecords: PersonalData = {
  capability: 'balance',
  read: async (queries, userId) => {
    const account = buyerWallet(userId);
    const { lines } = await readStatement(queries, account, 0, ALL);
    return {
      balanceCents: await readBalance(queries, account),
      changes: lines.map(({ reason, amount, balanceAfter, createdAt }) => {
        return { reason, changeCents: amount, balanceCents: balanceAfter, time: createdAt.toISOString() };
      }),
    };
  },
  /** Money is never lost with an account: who has some left spends it first. */
  objection: async ({ queries }, userId) =>
    (await holdBalance(queries, buyerWallet(userId))) > 0 ? refuse('account.hasBalance') : undefined,
  /** Books are kept, and name nobody. What came in after all stays on them. */
  erase: async () => undefined,
};
