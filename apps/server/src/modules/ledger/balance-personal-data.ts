import { buyerWallet } from '@galleria/domain/ledger/accounts';
import { refuse } from '@galleria/domain/refusals';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { lockBalance, readBalance, readStatement } from './ledger-db.ts';

/** The export is complete. */
const ALL = Number.MAX_SAFE_INTEGER;

export const balancePersonalData: PersonalData = {
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
  /** A balance must be spent before the account is closed. */
  objection: async ({ queries }, userId) =>
    (await lockBalance(queries, buyerWallet(userId))) > 0 ? refuse('account.hasBalance') : undefined,
  /** Journals stay, without personal data. */
  erase: async () => undefined,
};
