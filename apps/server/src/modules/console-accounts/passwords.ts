import { type Contact, contactOf } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { endSessions } from '../../infra/sessions/sessions.ts';
import { hashPassword } from '../accounts/index.ts';
import { confirmPassword } from './confirm-password.ts';
import type { ConsoleAccountsContext, ConsolePerson, ConsoleRealm, PasswordRule, RealmRefusal } from './realm.ts';
import { type MemberCaller, readSelf } from './self.ts';

type ContactInput = Parameters<typeof contactOf>[0];

export async function sendRecoveryCode<Person extends ConsolePerson>(
  { credentials, database }: ConsoleAccountsContext,
  realm: ConsoleRealm<Person, PasswordRule, RealmRefusal>,
  input: ContactInput,
  caller: Caller,
) {
  const contact = contactOf(input);
  const owner = await ownerOf(contact);
  const { purpose, unknown } = realm.recovery;
  const template = owner ? 'recoverCode' : unknown;
  return credentials.sendCode({ purpose, contact, template, isUsable: Boolean(owner), owner }, caller);

  async function ownerOf(address: Contact) {
    const person = await realm.find(database.queries, address);
    return person && { id: person.id, realm: realm.kind };
  }
}

/** Sets a new password with the code; every session of the person ends. */
export async function resetPassword<Person extends ConsolePerson, Rule extends PasswordRule>(
  { credentials, database }: ConsoleAccountsContext,
  realm: ConsoleRealm<Person, Rule, RealmRefusal>,
  { validCode: code, passWord, ...given }: ContactInput & { validCode: string; passWord: string },
  caller: Caller,
) {
  const contact = contactOf(given);
  const password = await credentials.receiveNewPassword(passWord, realm.checkPassword, caller.browser);
  if (isRefused(password)) return password;
  const holder = await realm.find(database.queries, contact);
  const owner = holder && { id: holder.id, realm: realm.kind };
  const checked = await credentials.checkCode({ purpose: realm.recovery.purpose, contact, code, owner }, caller);
  if (checked !== true) return checked;
  const passwordHash = await hashPassword(password);
  return inTransaction(database, caller.actor, async ({ queries }) => {
    const found = await realm.find(queries, contact);
    const person = found && (await realm.lock(queries, found.id));
    if (!person) return refuse('code.wrong');
    await realm.update(queries, person.id, { passwordHash });
    await endSessions(queries, realm.kind, person.id);
    return null;
  });
}

/** Every other session of the person ends. */
export async function changePassword<Person extends ConsolePerson, Rule extends PasswordRule>(
  context: ConsoleAccountsContext,
  realm: ConsoleRealm<Person, Rule, RealmRefusal>,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  { actor, browser }: MemberCaller,
) {
  const { credentials, database } = context;
  const password = await credentials.receiveNewPassword(newPassword, realm.checkPassword, browser);
  if (isRefused(password)) return password;
  const self = await readSelf(database.queries, realm, actor);
  const person = await confirmPassword(context, realm, self, { sent: oldPassword, browser });
  if (isRefused(person)) return person;
  if (await credentials.isPassword(password, person.passwordHash)) return refuse('password.same');
  const passwordHash = await hashPassword(password);
  return inTransaction(database, actor, async ({ queries }) => {
    const locked = await realm.lock(queries, person.id);
    if (locked?.passwordHash !== person.passwordHash) return refuse('password.wrong');
    await realm.update(queries, person.id, { passwordHash });
    await endSessions(queries, realm.kind, person.id, actor.sessionId);
    return null;
  });
}
