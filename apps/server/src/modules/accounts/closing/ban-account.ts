import type { Transaction } from '../../../infra/database/transaction.ts';
import { endSessions } from '../../../infra/sessions/sessions.ts';
import { updateAccount } from '../accounts-db.ts';

/** Ends every session and refuses further sign-ins until the ban is lifted. */
export async function banAccount({ queries }: Transaction, userId: string): Promise<void> {
  await updateAccount(queries, userId, { status: 'banned' });
  await endSessions(queries, 'buyer', userId);
}
