import { SYSTEM } from '@galleria/domain/access/access';
import { issuePoints } from '@galleria/domain/ledger/points';
import { z } from 'zod';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { LedgerContext } from './index.ts';
import { postJournal } from './post-journal.ts';

export const Joined = z.object({ userId: z.string() });

/** Points for a new account. The journal's key makes it idempotent. */
export async function grantWelcomePoints(
  { database, rules }: Pick<LedgerContext, 'database' | 'rules'>,
  { userId }: z.output<typeof Joined>,
): Promise<void> {
  const { joiningPoints } = await rules();
  if (joiningPoints === 0) return;
  const lines = issuePoints(userId, joiningPoints);
  await inTransaction(database, SYSTEM, (transaction) =>
    postJournal(transaction, { key: `joined:${userId}`, reason: 'joined', lines }),
  );
}
