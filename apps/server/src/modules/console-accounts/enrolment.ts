import { isRefused, refuse } from '@galleria/domain/refusals';
import { inTransaction } from '../../infra/database/transaction.ts';
import { readMallName } from '../site/index.ts';
import { acceptTotpCode } from './accept-code.ts';
import { confirmPassword } from './confirm-password.ts';
import type { ConsoleAccountsContext, ConsolePerson, ConsoleRealm, PasswordRule, RealmRefusal } from './realm.ts';
import {
  advanceStep,
  confirmSecret,
  deleteSecondFactor,
  isEnrolled,
  readSecondFactor,
  writeSecret,
} from './second-factor-db.ts';
import { type MemberCaller, readSelf } from './self.ts';
import { hashRecoveryCode, newRecoveryCodes } from './totp.ts';

type AnyRealm<Person extends ConsolePerson> = ConsoleRealm<Person, PasswordRule, RealmRefusal>;

export async function startEnrolment<Person extends ConsolePerson>(
  context: ConsoleAccountsContext,
  realm: AnyRealm<Person>,
  { passWord }: { passWord: string },
  { actor, browser, locale }: MemberCaller,
) {
  const { queries } = context.database;
  const self = await readSelf(queries, realm, actor);
  const person = await confirmPassword(context, realm, self, { sent: passWord, browser });
  if (isRefused(person)) return person;
  const { base32, encrypted } = context.totp.newSecret();
  if (!(await writeSecret(queries, person.id, encrypted))) return refuse('totp.alreadyOn');
  const account = person.mail ?? person.mobile ?? person.name;
  const issuer = await readMallName(queries, locale);
  return { secret: base32, otpauthUrl: context.totp.otpauthUrl(base32, account, issuer) };
}

/** Every later sign-in requires a code. Sessions that had no permissions until enrolment get them. */
export async function confirmEnrolment<Person extends ConsolePerson>(
  { database, totp }: ConsoleAccountsContext,
  realm: AnyRealm<Person>,
  { code }: { code: string },
  { actor }: MemberCaller,
) {
  const { userId } = actor;
  const factor = await readSecondFactor(database.queries, userId);
  if (factor?.confirmedAt) return refuse('totp.alreadyOn');
  const step = factor && totp.stepOf(factor.secret, code.replaceAll(' ', ''), Date.now());
  if (!factor || !step) return refuse('totp.wrong');
  const codes = newRecoveryCodes();
  return inTransaction(database, actor, async ({ queries }) => {
    // Row lock: a concurrent sign-in either finds the second factor, or its session gets the permissions written below.
    await realm.lock(queries, userId);
    const codeHashes = codes.map(hashRecoveryCode);
    if (!(await confirmSecret(queries, userId, { secret: factor.secret, codeHashes }))) return refuse('totp.alreadyOn');
    await advanceStep(queries, userId, step);
    await realm.writePermissions(queries, userId);
    return { recoveryCodes: codes };
  });
}

export async function disableSecondFactor<Person extends ConsolePerson>(
  context: ConsoleAccountsContext,
  realm: AnyRealm<Person>,
  { passWord, code }: { passWord: string; code: string },
  caller: MemberCaller,
) {
  const { actor, browser } = caller;
  const self = await readSelf(context.database.queries, realm, actor);
  const person = await confirmPassword(context, realm, self, { sent: passWord, browser });
  if (isRefused(person)) return person;
  if (!(await isEnrolled(context.database.queries, person.id))) return refuse('totp.off');
  const accepted = await acceptTotpCode(context, realm, { userId: person.id, code }, caller);
  if (isRefused(accepted)) return accepted;
  return inTransaction(context.database, actor, async ({ queries }) => {
    await realm.lock(queries, person.id);
    if (await realm.requiresTotp(queries, person.id)) return refuse('totp.required');
    await deleteSecondFactor(queries, person.id);
    return null;
  });
}
