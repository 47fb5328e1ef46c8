import type { Transaction } from '../../infra/database/transaction.ts';
import { endSessions } from '../../infra/sessions/sessions.ts';
import { updateAccount } from './accounts-db.ts';

/** Out everywhere at once, and not in again until it is lifted. */
export async function banAccount({ queries }: Transaction, userId: string): Promise<void> {
  await updateAccount(queries, userId, { status: 'banned' });
  await endSessions(queries, 'buyer', userId);
}
