import { type Contact, contactOf, readSignInName } from '@galleria/domain/accounts/contact';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { endSessionByToken, openTimedSession } from '../../infra/sessions/sessions.ts';
import { describeUserAgent, hashToken, newToken } from '../accounts/index.ts';
import { acceptTotpCode } from './accept-code.ts';
import { deletePendingLogin, findPendingLogin, insertPendingLogin } from './pending-logins-db.ts';
import type { ConsoleAccountsContext, ConsolePerson, ConsoleRealm, PasswordRule, RealmRefusal } from './realm.ts';
import { isEnrolled } from './second-factor-db.ts';

/** A contact that no account has. It is looked up like any other, so that timing does not reveal invalid names. */
const NO_CONTACT: Contact = { channel: 'mail', address: '' };

interface SignedIn {
  accessToken: string;
  expiresIn: number;
  secondFactorToken: string;
}

/**
 * Mail or mobile, and password: opens a session, or returns a token for the second step when a second factor is set up.
 */
export async function login<Person extends ConsolePerson, Refusal extends RealmRefusal>(
  context: ConsoleAccountsContext,
  realm: ConsoleRealm<Person, PasswordRule, Refusal>,
  { userName, passWord }: { userName: string; passWord: string },
  caller: Caller,
) {
  const { credentials, database } = context;
  const password = await credentials.transport.decrypt(passWord, caller.browser);
  if (isRefused(password)) return password;
  const name = readSignInName(userName);
  const contact = name && name.channel !== 'name' ? name : NO_CONTACT;
  const person = await realm.find(database.queries, contact);
  const attempt = await credentials.admitPasswordAttempt(
    { realm: realm.kind, userId: person?.id, name: userName.toLowerCase() },
    caller.browser,
  );
  if (isRefused(attempt)) return attempt;
  const isRight = await credentials.isPassword(password, person?.passwordHash);
  if (!person || !isRight) return refuse('login.wrong');
  await attempt.succeed();
  return inTransaction(database, caller.actor, async (transaction) => {
    const locked = await realm.lock(transaction.queries, person.id);
    if (locked?.passwordHash !== person.passwordHash) return refuse('login.wrong');
    if (locked.status !== 'active') return refuse(realm.suspended);
    if (!(await isEnrolled(transaction.queries, locked.id))) {
      return startSession(context, realm, transaction, { person: locked, isEnrolled: false, caller });
    }
    const token = newToken();
    await insertPendingLogin(transaction.queries, hashToken(token), locked.id);
    return { accessToken: '', expiresIn: 0, secondFactorToken: token };
  });
}

/** The second step. A token of the other console is refused, because its person is not in this realm. */
export async function verifyLogin<Person extends ConsolePerson, Refusal extends RealmRefusal>(
  context: ConsoleAccountsContext,
  realm: ConsoleRealm<Person, PasswordRule, Refusal>,
  { secondFactorToken, code }: { secondFactorToken: string; code: string },
  caller: Caller,
) {
  const { database } = context;
  const tokenHash = hashToken(secondFactorToken);
  const userId = await findPendingLogin(database.queries, tokenHash);
  const person = userId === undefined ? undefined : await realm.read(database.queries, userId);
  if (!person) return refuse('totp.loginExpired');
  const accepted = await acceptTotpCode(context, realm, { userId: person.id, code }, caller);
  if (isRefused(accepted)) return accepted;
  return inTransaction(database, caller.actor, async (transaction) => {
    const locked = await realm.lock(transaction.queries, person.id);
    const isFirst = await deletePendingLogin(transaction.queries, tokenHash);
    if (!isFirst || locked?.passwordHash !== person.passwordHash) return refuse('totp.loginExpired');
    if (locked.status !== 'active') return refuse(realm.suspended);
    return startSession(context, realm, transaction, { person: locked, isEnrolled: true, caller });
  });
}

interface Start<Person> {
  readonly person: Person;
  readonly isEnrolled: boolean;
  readonly caller: Caller;
}

/** Opens a session with a new token and ends the previous session of this browser. */
async function startSession<Person extends ConsolePerson, Refusal extends RealmRefusal>(
  { credentials, messages }: ConsoleAccountsContext,
  realm: ConsoleRealm<Person, PasswordRule, Refusal>,
  transaction: Transaction,
  { person, isEnrolled, caller: { browser, locale } }: Start<Person>,
): Promise<SignedIn | Refused<Refusal>> {
  const { queries } = transaction;
  const admission = await realm.admit(queries, person, isEnrolled);
  if (isRefused(admission)) return admission;
  if (browser.token) await endSessionByToken(queries, browser.token);
  const device = { agent: browser.agent, address: browser.address };
  const opened = await openTimedSession(queries, realm.kind, person.id, { ...device, ...admission });
  await realm.update(queries, person.id, { locale });
  if ((await credentials.rememberDevice(queries, realm.kind, person.id, browser)) === 'additional') {
    await messages.write(transaction, {
      ...{ to: contactOf(person), locale, mail: realm.newDevice },
      values: describeUserAgent(browser.agent),
    });
  }
  const { token: accessToken, seconds: expiresIn } = opened;
  browser.keep(realm.cookie, accessToken, expiresIn);
  return { accessToken, expiresIn, secondFactorToken: '' };
}

export async function logOut(
  { database }: Pick<ConsoleAccountsContext, 'database'>,
  { cookie }: { readonly cookie: string },
  { browser }: Pick<Caller, 'browser'>,
): Promise<null> {
  if (browser.token) await endSessionByToken(database.queries, browser.token);
  browser.forget(cookie);
  return null;
}
