import type * as contract from '@galleria/contract/accounts/passwords';
import { contactOf, maskContact } from '@galleria/domain/accounts/contact';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { type Account, readAccount } from '../accounts-db.ts';
import type { CodePurpose } from '../codes/codes-db.ts';
import { checkCode, sendCode } from '../codes/verification-codes.ts';
import type { AccountsContext } from '../context.ts';
import { admitConfirmation } from '../guards/password-attempts.ts';

/** The code is sent to the contact of the account; the call cannot name another one. */
export const sendConfirmationCode: UseCase<typeof contract.sendConfirmationCode, AccountsContext> = async (
  context,
  { purpose },
  caller,
) => {
  const account = await readAccount(context.database.queries, caller.actor.userId);
  const contact = contactOf(account);
  const sent = await sendCode(
    context,
    { purpose, contact, owner: account, template: 'ownCode', isUsable: true },
    caller,
  );
  return isRefused(sent) ? sent : { ...sent, sentTo: maskContact(contact) };
};

type NotConfirmed = Refused<
  'password.notSealed' | 'password.stale' | 'login.tooMany' | 'password.wrong' | 'code.wrong'
>;

/**
 * Re-authentication before a sensitive change, in case the session was stolen: by the password, or by a code for an
 * account without a password.
 */
export async function confirmIdentity(
  context: AccountsContext,
  account: Account,
  proof: { password: string | undefined; code: string | undefined; purpose: CodePurpose },
  caller: Caller,
): Promise<true | NotConfirmed> {
  if (account.passwordHash === null) {
    if (!proof.code) return refuse('code.wrong');
    return checkCode(context, { purpose: proof.purpose, contact: contactOf(account), code: proof.code }, caller);
  }
  if (proof.password === undefined) return refuse('password.wrong');
  const password = await context.transport.decrypt(proof.password, caller.browser);
  if (isRefused(password)) return password;
  const attempt = await admitConfirmation(context, account.id);
  if (isRefused(attempt)) return attempt;
  if (!(await context.isPassword(password, account.passwordHash))) return refuse('password.wrong');
  await attempt.succeed();
  return true;
}
