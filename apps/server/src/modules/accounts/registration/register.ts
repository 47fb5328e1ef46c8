import { randomBytes } from 'node:crypto';
import type * as contract from '@galleria/contract/accounts/register';
import { contactOf } from '@galleria/domain/accounts/contact';
import { checkRegisterPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { MallRules } from '@galleria/domain/site/mall-rules';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { type Account, findAccount, insertAccount, type NewAccount } from '../accounts-db.ts';
import { consumeVerificationToken, isVerificationToken } from '../codes/codes-db.ts';
import { exchangeCodeForToken, sendCode } from '../codes/verification-codes.ts';
import { type AccountsContext, asVisitor } from '../context.ts';
import { countNetworkAttempt, uncountAttempt } from '../guards/guards-db.ts';
import { accountMails } from '../mails.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { receiveNewPassword } from '../passwords/receive-password.ts';
import { startSession } from '../sign-in/start-session.ts';

/** Announced in the transaction that creates an account; the payload is `{ userId }`. */
export const ACCOUNT_REGISTERED = 'account.joined';

/** If the address has an account, its owner is informed by the message; the answer to the caller is the same. */
export const sendRegisterCode: UseCase<typeof contract.sendRegisterCode, AccountsContext> = async (
  context,
  input,
  caller,
) => {
  const contact = contactOf(input);
  const account = await findAccount(context.database.queries, contact);
  const template = account ? 'registerKnown' : 'registerCode';
  return sendCode(
    context,
    { purpose: 'register', contact, owner: account, template, isUsable: !account },
    asVisitor(caller),
  );
};

export const checkRegisterCode: UseCase<typeof contract.checkRegisterCode, AccountsContext> = (
  context,
  { validCode: code, ...given },
  caller,
) => exchangeCodeForToken(context, { purpose: 'register', contact: contactOf(given), code }, asVisitor(caller));

/** The verified address comes from the token, never from the form. A refusal leaves the token valid. */
export const register: UseCase<typeof contract.register, AccountsContext> = async (
  context,
  { checkRegisterSmsFlag: verificationToken, userName = newAccountName(), passWord, nickName },
  caller,
) => {
  const password = await receiveNewPassword(context, passWord, checkRegisterPassword, caller.browser);
  if (isRefused(password)) return password;
  // The answer reveals whether a name is taken, so attempts are limited.
  const network = await countNetworkAttempt(context, 'registrations from', caller.browser);
  if (isRefused(network)) return network;
  // Hashing is expensive, so an invalid token is refused before it.
  if (!(await isVerificationToken(context.database.queries, verificationToken, 'register'))) {
    return refuse('code.flagSpent');
  }
  const passwordHash = await hashPassword(password);
  const rules = await context.rules();
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const { queries } = transaction;
    const contact = await consumeVerificationToken(queries, verificationToken, 'register');
    if (!contact) return refuse('code.flagSpent');
    const columns = {
      ...{ name: userName, nickName, passwordHash, locale: caller.locale },
      [contact.channel]: contact.address,
    };
    const account = await createAccount(context, transaction, columns, rules);
    if (!account) {
      const isNameTaken = await findAccount(queries, { channel: 'name', address: userName });
      return refuse(isNameTaken ? 'account.nameTaken' : 'account.contactTaken');
    }
    await uncountAttempt(queries, network);
    return startSession(context, transaction, account, caller);
  });
};

/**
 * Inserts an account, runs the new account steps of other modules, announces it and sends the welcome message.
 * Undefined when name, mail or mobile are taken.
 */
export async function createAccount(
  { messages, newAccountSteps }: Pick<AccountsContext, 'messages' | 'newAccountSteps'>,
  transaction: Transaction,
  columns: NewAccount,
  rules: MallRules,
): Promise<Account | undefined> {
  const account = await insertAccount(transaction.queries, columns);
  if (!account) return undefined;
  for (const run of newAccountSteps) await run(transaction, { userId: account.id, rules });
  await transaction.announce(ACCOUNT_REGISTERED, { userId: account.id });
  await messages.write(transaction, {
    to: contactOf(account),
    locale: account.locale,
    mail: accountMails.welcome,
    values: { nickName: account.nickName },
  });
  return account;
}

const RANDOM_BYTES = 5;

/** A name for a buyer who signs in with mail address or mobile number; 40 random bits. */
function newAccountName(): string {
  return `user_${randomBytes(RANDOM_BYTES).toString('hex')}`;
}
