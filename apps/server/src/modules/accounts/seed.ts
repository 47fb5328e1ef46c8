import { mailContact } from '@galleria/domain/accounts/contact';
import type { Transaction } from '../../infra/database/transaction.ts';
import { findAccount, insertAccount, type NewAccount } from './accounts-db.ts';
import { banAccount } from './closing/close-account.ts';
import { hashPassword, openPasswordCheck } from './passwords/password-hash.ts';
import { ACCOUNT_REGISTERED } from './registration/register.ts';

type SeededAccount = Omit<NewAccount, 'passwordHash' | 'payPasswordHash'> & { password: string; payPassword: string };

/** Creates an account for demo data and tests, without codes and without a welcome message. */
export async function seedAccount(transaction: Transaction, account: SeededAccount): Promise<string> {
  const { password, payPassword, ...rest } = account;
  const passwordHash = await hashPassword(password);
  const payPasswordHash = await hashPassword(payPassword);
  const seeded = await insertAccount(transaction.queries, { ...rest, passwordHash, payPasswordHash });
  if (!seeded) throw new Error(`seedAccount: name, mail or mobile taken (mail: ${rest.mail})`);
  await transaction.announce(ACCOUNT_REGISTERED, { userId: seeded.id });
  return seeded.id;
}

/** Bans a seeded account that still has its published password. False when there is nothing to do. */
export async function disableDemoAccount(transaction: Transaction, mail: string, password: string): Promise<boolean> {
  const account = await findAccount(transaction.queries, mailContact(mail));
  const isPassword = openPasswordCheck();
  if (account?.status !== 'active' || !(await isPassword(password, account.passwordHash))) return false;
  await banAccount(transaction, account.id);
  return true;
}
