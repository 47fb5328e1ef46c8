import type { Transaction } from '../../infra/database/transaction.ts';
import { type Account, insertAccount, type NewAccount } from './accounts-db.ts';
import { contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { accountMails } from './mails.ts';

/** A new person. `undefined` when name, mail or mobile belong to somebody already. */
export async function openAccount(
  { messages }: Pick<AccountsContext, 'messages'>,
  transaction: Transaction,
  wanted: NewAccount,
): Promise<Account | undefined> {
  const account = await insertAccount(transaction.queries, wanted);
  if (!account) return undefined;
  await transaction.announce('account.joined', { userId: account.id });
  await messages.write(transaction, {
    to: contactOf(account),
    locale: wanted.locale as Parameters<typeof messages.write>[1]['locale'],
    mail: accountMails.welcome,
    values: { nickName: account.nickName },
  });
  return account;
}
