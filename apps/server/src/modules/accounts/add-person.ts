import type { Transaction } from '../../infra/database/transaction.ts';
import { insertAccount, type NewAccount } from './accounts-db.ts';
import { hashPassword } from './password-hash.ts';

type Person = Omit<NewAccount, 'passwordHash' | 'payPasswordHash'> & { password: string; payPassword: string };

/** Somebody whom the mall brings along itself, without codes and welcome: the people of the demo. */
export async function addPerson(transaction: Transaction, { password, payPassword, ...rest }: Person): Promise<string> {
  const passwordHash = await hashPassword(password);
  const payPasswordHash = await hashPassword(payPassword);
  const account = await insertAccount(transaction.queries, { ...rest, passwordHash, payPasswordHash });
  if (!account) throw new Error(`${rest.mail} is somebody already`);
  await transaction.announce('account.joined', { userId: account.id });
  return account.id;
}
