import { mailContact } from '@galleria/domain/accounts/contact';
import type { Transaction } from '../../infra/database/transaction.ts';
import { endSessions } from '../../infra/sessions/sessions.ts';
import { findAccount, updateAccount } from './accounts-db.ts';
import { isPassword } from './password-hash.ts';

/** Out everywhere at once, and not in again until it is lifted. */
export async function banAccount({ queries }: Transaction, userId: string): Promise<void> {
  await updateAccount(queries, userId, { status: 'banned' });
  await endSessions(queries, 'buyer', userId);
}

/** For passwords that are no secret any more. */
export async function disableDemoAccount(transaction: Transaction, mail: string, password: string): Promise<boolean> {
  const account = await findAccount(transaction.queries, mailContact(mail));
  if (account?.status !== 'active' || !(await isPassword(password, account.passwordHash))) return false;
  await banAccount(transaction, account.id);
  return true;
}
