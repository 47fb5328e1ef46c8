import type * as contract from '@galleria/contract/accounts/close-account';
import { SYSTEM } from '@galleria/domain/access/access';
import { contactOf } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { endSessions } from '../../../infra/sessions/sessions.ts';
import { TOKEN_COOKIE } from '../../../infra/sessions/token-cookie.ts';
import { type Account, anonymiseAccount, lockAccount, markBanned, readAccount } from '../accounts-db.ts';
import { deleteCodesOf } from '../codes/codes-db.ts';
import type { AccountsContext } from '../context.ts';
import { forgetDevices } from '../devices/devices-db.ts';
import { accountMails } from '../mails.ts';
import { confirmIdentity } from '../passwords/confirm-identity.ts';
import { deleteBindings } from '../third-login/third-login-db.ts';

/** Longer than any call can run. */
const ERASE_AGAIN_AFTER_MS = 10 * 60_000;

/** One transaction: the account is closed and all its personal data erased, or nothing changes. */
export const closeAccount: UseCase<typeof contract.closeAccount, AccountsContext> = async (
  context,
  { passWord, validCode },
  caller,
) => {
  const { userId } = caller.actor;
  const account = await readAccount(context.database.queries, userId);
  const proof = { password: passWord, code: validCode, purpose: 'destroy' } as const;
  const confirmed = await confirmIdentity(context, account, proof, caller);
  if (confirmed !== true) return confirmed;
  const closed = await inTransaction(context.database, caller.actor, async (transaction) => {
    // Two browsers may close the account at once; the second finds it closed already.
    const locked = await lockAccount(transaction.queries, userId);
    if (!locked) return null;
    // The confirmed password may have been replaced in the meantime.
    if (locked.passwordHash !== account.passwordHash) return refuse('password.wrong');
    for (const { objection } of context.personalData) {
      const refusal = await objection?.(transaction, userId);
      if (refusal) return refusal;
    }
    await erasePersonalData(context, transaction, locked);
    await context.messages.write(transaction, {
      to: contactOf(locked),
      locale: caller.locale,
      mail: accountMails.accountClosed,
    });
    await anonymiseAccount(transaction.queries, userId);
    await transaction.announce('account.closed', { userId });
    // A call that is under way may still write something for the account.
    const runAt = new Date((await transaction.now()).getTime() + ERASE_AGAIN_AFTER_MS);
    await transaction.schedule('eraseLeftovers', { userId }, { runAt });
    return null;
  });
  if (closed === null) caller.browser.forget(TOKEN_COOKIE);
  return closed;
};

async function erasePersonalData(
  { personalData, messages }: AccountsContext,
  transaction: Transaction,
  { id: userId, mail, mobile }: Account,
): Promise<void> {
  const { queries } = transaction;
  for (const { erase } of personalData) await erase(transaction, userId);
  await deleteBindings(queries, userId);
  await forgetDevices(queries, userId);
  await endSessions(queries, 'buyer', userId);
  const addresses = [mail, mobile].filter((address) => address !== null);
  await deleteCodesOf(queries, userId, addresses);
  await messages.forget(transaction, addresses);
}

/** Job: erases what a concurrent call wrote while the account was being closed. */
export async function eraseLeftovers(
  { database, personalData }: AccountsContext,
  { userId }: { userId: string },
): Promise<void> {
  await inTransaction(database, SYSTEM, async (transaction) => {
    for (const { erase } of personalData) await erase(transaction, userId);
  });
}

/** Ends every session and refuses further sign-ins until the ban is lifted. */
export async function banAccount({ queries }: Transaction, userId: string, reason = ''): Promise<void> {
  await markBanned(queries, userId, reason);
  await endSessions(queries, 'buyer', userId);
}
