import type * as contract from '@galleria/contract/staff/setup';
import { mailContact } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { hashPassword, hashToken, newToken } from '../../accounts/index.ts';
import type { StaffContext } from '../context.ts';
import { builtInRoleId } from '../seed.ts';
import { staffRealm } from '../sign-in/staff-realm.ts';
import { insertStaff } from '../staff-db.ts';
import { consumeSetup, hasSuperuser, isSetupOpen, upsertSetup } from './setup-db.ts';

/**
 * The token of a new setup link for a mall without a superuser; undefined when there is one. Only its hash is stored.
 */
export async function issueSetupToken(queries: Queries): Promise<string | undefined> {
  if (await hasSuperuser(queries)) return undefined;
  const token = newToken();
  await upsertSetup(queries, hashToken(token));
  return token;
}

export const staffSetupInfo: UseCase<typeof contract.staffSetupInfo, StaffContext> = async ({ database }, { token }) =>
  (await isSetupOpen(database.queries, hashToken(token))) ? null : refuse('staff.setupExpired');

/** Uses up the link in the same transaction that creates the account, so that a refusal leaves the link valid. */
export const setUpStaff: UseCase<typeof contract.setUpStaff, StaffContext> = async (
  { database, accounts: { credentials } },
  { token, name, mail, passWord },
  { actor, browser, locale },
) => {
  if (!(await isSetupOpen(database.queries, hashToken(token)))) return refuse('staff.setupExpired');
  const password = await credentials.receiveNewPassword(passWord, staffRealm.checkPassword, browser);
  if (isRefused(password)) return password;
  const passwordHash = await hashPassword(password);
  return inTransaction(database, actor, async ({ queries }) => {
    const isFirst = (await consumeSetup(queries, hashToken(token))) && !(await hasSuperuser(queries));
    if (!isFirst) return refuse('staff.setupExpired');
    const person = { name, mail: mailContact(mail).address, passwordHash, locale, roleId: builtInRoleId('superuser') };
    return (await insertStaff(queries, person)) ? null : refuse('staff.already');
  });
};
