import type { login, mailLogin, sendLoginCode } from '@galleria/contract/accounts/sign-in';
import { mailContact, readSignInName, type SignInName } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { BoundUseCase, Caller } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { endSessionOf } from '../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../infra/sessions/token-cookie.ts';
import { type Account, findAccount, lockAccount } from './accounts-db.ts';
import { beginSession } from './begin-session.ts';
import { checkCode, sendCode } from './codes.ts';
import type { AccountsContext } from './context.ts';
import { mayGuess } from './guess-guard.ts';
import { isPassword } from './password-hash.ts';

/** Known and unknown accounts go the same way with the same work, so that neither words nor time tell them apart. */
export function signIn(context: AccountsContext): BoundUseCase<typeof login> {
  return async ({ userName, passWord }, caller) => {
    const password = await context.transport.open(passWord, caller.browser);
    if (isRefused(password)) return password;
    // What is no possible name belongs to nobody, but it is answered like one that nobody has.
    const name: SignInName = readSignInName(userName) ?? { channel: 'name', address: userName.toLowerCase() };
    const account = await findAccount(context.database.queries, name);
    const guess = await mayGuess(context, { userId: account?.id, name: name.address }, caller.browser);
    if (isRefused(guess)) return guess;
    const isRight = await isPassword(password, account?.passwordHash);
    if (!account || !isRight) return refuse('login.wrong');
    await guess.succeed();
    const entered = await letIn(context, account, caller);
    return entered ?? refuse('login.wrong');
  };
}

export function sendSignInCode(context: AccountsContext): BoundUseCase<typeof sendLoginCode> {
  return async ({ mail }, caller) => {
    const contact = mailContact(mail);
    const account = await findAccount(context.database.queries, contact);
    const template = account ? 'loginCode' : 'loginUnknown';
    return sendCode(context, { purpose: 'login', contact, template, opens: Boolean(account) }, asGuest(caller));
  };
}

export function signInByCode(context: AccountsContext): BoundUseCase<typeof mailLogin> {
  return async ({ userName, passWord: code }, caller) => {
    const contact = mailContact(userName);
    const checked = await checkCode(context, { purpose: 'login', contact, code }, asGuest(caller));
    if (checked !== true) return checked;
    const account = await findAccount(context.database.queries, contact);
    const entered = account && (await letIn(context, account, caller));
    return entered ?? refuse('code.wrong');
  };
}

/**
 * Only who has shown that the account is theirs learns that it is suspended. Looked at again under a lock: what ends
 * every session (a new password, a suspension, closing) may have happened since, and would not end this one.
 */
async function letIn(context: AccountsContext, { id, passwordHash }: Account, caller: Caller) {
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const account = await lockAccount(transaction.queries, id);
    if (account?.passwordHash !== passwordHash) return undefined;
    if (account.status === 'banned') return refuse('account.banned');
    return beginSession(context, transaction, account, caller);
  });
}

/** These codes belong to an address, not to whoever happens to be signed in while asking for them. */
export function asGuest(caller: Caller): Caller {
  return { ...caller, actor: { kind: 'visitor' } };
}

export async function signOut({ database }: AccountsContext, { browser }: Caller): Promise<null> {
  if (browser.token) await endSessionOf(database.queries, browser.token);
  browser.forget(TOKEN_COOKIE);
  return null;
}
