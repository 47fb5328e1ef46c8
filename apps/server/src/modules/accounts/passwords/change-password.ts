import type * as contract from '@galleria/contract/accounts/passwords';
import { contactOf } from '@galleria/domain/accounts/contact';
import { checkChangedPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { endSessions } from '../../../infra/sessions/sessions.ts';
import { type Account, lockAccount, readAccount, updateAccount } from '../accounts-db.ts';
import { deleteCodesOf } from '../codes/codes-db.ts';
import type { AccountsContext } from '../context.ts';
import { forgetDevices } from '../devices/devices-db.ts';
import { resetPasswordAttempts } from '../guards/password-attempts.ts';
import { accountMails } from '../mails.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { hashPassword } from './password-hash.ts';
import { receiveNewPassword } from './receive-password.ts';

/** The current session stays open; every other session ends. */
export const changePassword: UseCase<typeof contract.changePassword, AccountsContext> = async (
  context,
  { oldPassword, validCode, newPassword },
  caller,
) => {
  const { userId, sessionId } = caller.actor;
  const password = await receiveNewPassword(context, newPassword, checkChangedPassword, caller.browser);
  if (isRefused(password)) return password;
  const account = await readAccount(context.database.queries, userId);
  const proof = { password: oldPassword, code: validCode, purpose: 'password' } as const;
  const confirmed = await confirmIdentity(context, account, proof, caller);
  if (confirmed !== true) return confirmed;
  if (await context.isPassword(password, account.passwordHash)) return refuse('password.same');
  const passwordHash = await hashPassword(password);
  return inTransaction(context.database, caller.actor, async (transaction) => {
    // The confirmed password may have been replaced in the meantime.
    const locked = await lockAccount(transaction.queries, userId);
    if (locked?.passwordHash !== account.passwordHash) return refuse('password.wrong');
    await replacePassword(context, transaction, { account: locked, passwordHash, caller, exceptSession: sessionId });
    return null;
  });
};

interface Replacement {
  readonly account: Account;
  readonly passwordHash: string;
  readonly caller: Pick<Caller, 'locale' | 'browser'>;
  /** The session that stays; without it all sessions end. */
  readonly exceptSession?: string;
}

/**
 * Ends sessions, deletes codes and forgets devices of the old password, notifies the owner and resets the attempt
 * counts.
 */
export async function replacePassword(
  context: AccountsContext,
  transaction: Transaction,
  { account, passwordHash, caller, exceptSession }: Replacement,
): Promise<void> {
  const { queries } = transaction;
  await updateAccount(queries, account.id, { passwordHash });
  await endSessions(queries, 'buyer', account.id, exceptSession);
  const addresses = [account.mail, account.mobile].filter((address) => address !== null);
  await deleteCodesOf(queries, account.id, addresses);
  await forgetDevices(queries, account.id, exceptSession === undefined ? undefined : caller.browser);
  await resetPasswordAttempts(context, queries, account.id, caller.browser);
  const to = contactOf(account);
  await context.messages.write(transaction, { to, locale: caller.locale, mail: accountMails.passwordChanged });
}
