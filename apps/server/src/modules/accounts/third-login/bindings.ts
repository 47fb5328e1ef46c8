import type * as contract from '@galleria/contract/accounts/third-login';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { contactOf } from '@galleria/domain/accounts/contact';
import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { ExternalIdentity } from '../../../gateways/oauth/oauth-provider.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { type Account, lockAccount, readAccount } from '../accounts-db.ts';
import type { AccountsContext } from '../context.ts';
import { accountMails } from '../mails.ts';
import { findProvider } from './authorization-request.ts';
import { handleCallback } from './handle-callback.ts';
import { deleteBinding, insertBinding, readBindings } from './third-login-db.ts';

type Bindings = Awaited<ReturnType<typeof readBindings>>;

/** Providers that are offered, and those that are bound although no longer offered. */
export const bindingList: UseCase<typeof contract.bindingList, AccountsContext> = async (
  context,
  _input,
  { actor },
) => {
  const { queries } = context.database;
  const account = await readAccount(queries, actor.userId);
  const bindings = await readBindings(queries, account.id);
  return Object.values(SOCIAL_TYPES)
    .map((socialType) => {
      const binding = bindings.find((one) => one.socialType === socialType);
      return {
        socialType,
        offered: findProvider(context, socialType) !== undefined,
        bound: binding !== undefined,
        nickName: binding?.nickName ?? '',
        bindTime: binding ? formatApiTime(binding.createdAt) : '',
        removable: binding !== undefined && !isOnlySignIn(context, socialType, account, bindings),
      };
    })
    .filter(({ offered, bound }) => offered || bound);
};

/** Handles the callback of a signed-in buyer. */
export const addBinding: UseCase<typeof contract.addBinding, AccountsContext> = async (context, input, caller) => {
  const result = await handleCallback(context, input, caller);
  if (isRefused(result)) return result;
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const account = await lockAccount(transaction.queries, caller.actor.userId);
    const isBound = account !== undefined && (await bindAndNotify(context, transaction, account, result.profile));
    return isBound ? { redirectUrl: result.redirectUrl } : refuse('thirdLogin.boundToOther');
  });
};

/**
 * Under a row lock on the account: without it, each of two concurrent removals would rely on the binding that the other
 * removes.
 */
export const removeBinding: UseCase<typeof contract.removeBinding, AccountsContext> = (
  context,
  { socialType },
  { actor },
) =>
  inTransaction(context.database, actor, async ({ queries }) => {
    const account = await lockAccount(queries, actor.userId);
    const bindings = account ? await readBindings(queries, account.id) : [];
    if (!account || !bindings.some((one) => one.socialType === socialType)) return refuse('thirdLogin.notBound');
    if (isOnlySignIn(context, socialType, account, bindings)) return refuse('thirdLogin.lastWayIn');
    await deleteBinding(queries, account.id, socialType);
    return null;
  });

/**
 * A mail address alone can sign in by a code, and so can a password. An account that has neither, only a mobile number,
 * needs another provider that is still offered.
 */
function isOnlySignIn(context: AccountsContext, socialType: SocialType, account: Account, bindings: Bindings): boolean {
  const others = bindings.filter((one) => one.socialType !== socialType);
  const hasOther = others.some((other) => findProvider(context, other.socialType) !== undefined);
  return account.mail === null && account.passwordHash === null && !hasOther;
}

const PROVIDER_NAMES = { [SOCIAL_TYPES.google]: 'Google', [SOCIAL_TYPES.facebook]: 'Facebook' };

/** Notifies the owner, because a binding survives a change of the password. False when the identity cannot be bound. */
export async function bindAndNotify(
  { messages }: AccountsContext,
  transaction: Transaction,
  account: Account,
  identity: ExternalIdentity,
): Promise<boolean> {
  if (!(await insertBinding(transaction.queries, account.id, identity))) return false;
  await messages.write(transaction, {
    to: contactOf(account),
    locale: account.locale,
    mail: accountMails.bindingAdded,
    values: { site: PROVIDER_NAMES[identity.socialType], nickName: identity.nickName },
  });
  return true;
}
