import type * as contract from '@galleria/contract/accounts/sign-in';
import { mailContact, readSignInName, type SignInName } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { endSessionByToken } from '../../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../../infra/sessions/token-cookie.ts';
import { type Account, findAccount, lockAccount } from '../accounts-db.ts';
import { checkCode, sendCode } from '../codes/verification-codes.ts';
import { type AccountsContext, asVisitor } from '../context.ts';
import { admitPasswordAttempt } from '../guards/password-attempts.ts';
import { startSession } from './start-session.ts';

/** Known and unknown accounts run the same statements and the same hashing, so that timing does not tell them apart. */
export const login: UseCase<typeof contract.login, AccountsContext> = async (
  context,
  { userName, passWord },
  caller,
) => {
  const password = await context.transport.decrypt(passWord, caller.browser);
  if (isRefused(password)) return password;
  // A text that cannot be a name is handled like a name without an account.
  const name: SignInName = readSignInName(userName) ?? { channel: 'name', address: userName.toLowerCase() };
  const account = await findAccount(context.database.queries, name);
  const target = { realm: 'buyer', userId: account?.id, name: name.address } as const;
  const attempt = await admitPasswordAttempt(context, target, caller.browser);
  if (isRefused(attempt)) return attempt;
  const isRight = await context.isPassword(password, account?.passwordHash);
  if (!account || !isRight) return refuse('login.wrong');
  await attempt.succeed();
  return (await signIn(context, account, caller)) ?? refuse('login.wrong');
};

export const sendLoginCode: UseCase<typeof contract.sendLoginCode, AccountsContext> = async (
  context,
  { mail },
  caller,
) => {
  const contact = mailContact(mail);
  const account = await findAccount(context.database.queries, contact);
  const template = account ? 'loginCode' : 'loginUnknown';
  return sendCode(
    context,
    { purpose: 'login', contact, owner: account, template, isUsable: Boolean(account) },
    asVisitor(caller),
  );
};

export const mailLogin: UseCase<typeof contract.mailLogin, AccountsContext> = async (
  context,
  { userName, passWord: code },
  caller,
) => {
  const contact = mailContact(userName);
  const checked = await checkCode(context, { purpose: 'login', contact, code }, asVisitor(caller));
  if (checked !== true) return checked;
  const account = await findAccount(context.database.queries, contact);
  return (account && (await signIn(context, account, caller))) ?? refuse('code.wrong');
};

/**
 * Only a caller who proved ownership is told that the account is banned. The account is read again under a row lock: a
 * new password, a ban or a closing that committed since then would not end the session opened here.
 */
async function signIn(context: AccountsContext, { id, passwordHash }: Account, caller: Caller) {
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const account = await lockAccount(transaction.queries, id);
    if (account?.passwordHash !== passwordHash) return undefined;
    if (account.status === 'banned') return refuse('account.banned');
    return startSession(context, transaction, account, caller);
  });
}

export const logOut: UseCase<typeof contract.logOut, AccountsContext> = async ({ database }, _input, { browser }) => {
  if (browser.token) await endSessionByToken(database.queries, browser.token);
  browser.forget(TOKEN_COOKIE);
  return null;
};
