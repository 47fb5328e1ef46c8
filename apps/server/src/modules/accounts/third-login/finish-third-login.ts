import type * as contract from '@galleria/contract/accounts/third-login';
import { mailContact } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { ExternalProfile } from '../../../gateways/oauth/oauth-provider.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { type Account, findAccount, lockAccount } from '../accounts-db.ts';
import type { AccountsContext } from '../context.ts';
import { startSession } from '../sign-in/start-session.ts';
import { bindAndNotify } from './bindings.ts';
import { handleCallback } from './handle-callback.ts';
import { findBoundUserId, insertLoginKey } from './third-login-db.ts';

/** Signs in to the account of the external identity; a new user gets a login key for binding a mail address. */
export const finishThirdLogin: UseCase<typeof contract.finishThirdLogin, AccountsContext> = async (
  context,
  input,
  caller,
) => {
  const result = await handleCallback(context, input, caller);
  if (isRefused(result)) return result;
  const { profile, redirectUrl } = result;
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const account = await findOrLinkAccount(context, transaction, profile);
    if (account?.status === 'banned') return refuse('account.banned');
    if (account) return { redirectUrl, ...(await startSession(context, transaction, account, caller)) };
    const loginKey = await insertLoginKey(transaction.queries, profile);
    return { redirectUrl, thirdLoginVO: { loginKey, nickName: profile.nickName, mail: profile.mail } };
  });
};

/**
 * The account that the identity is bound to; otherwise the one with the same mail address, which is then bound, if the
 * provider has verified the address. The mall verifies addresses by a code, so both sides know the same owner. An
 * unverified address may belong to another person and links to nothing.
 */
async function findOrLinkAccount(
  context: AccountsContext,
  transaction: Transaction,
  profile: ExternalProfile,
): Promise<Account | undefined> {
  const { queries } = transaction;
  const boundUserId = await findBoundUserId(queries, profile);
  if (boundUserId) return lockAccount(queries, boundUserId);
  if (!profile.mailIsVerified) return undefined;
  const found = await findAccount(queries, mailContact(profile.mail));
  const account = found && (await lockAccount(queries, found.id));
  // Compared again under the lock: the owner may have changed the address a moment ago.
  if (account?.mail !== profile.mail) return undefined;
  if (account.status === 'banned') return account;
  return (await bindAndNotify(context, transaction, account, profile)) ? account : undefined;
}
