import type { addBinding, bindingList, removeBinding } from '@galleria/contract/accounts/third-login';
import { SOCIAL_TYPES, type SocialType } from '@galleria/domain/accounts/social-types';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { formatApiTime } from '../../../infra/dialect-time.ts';
import { type Account, lockAccount, readAccount } from '../accounts-db.ts';
import { readBindings } from '../bindings-db.ts';
import { bindAndTell } from './bind-and-tell.ts';
import { comeBack } from './come-back.ts';
import { siteOf, type ThirdLoginContext } from './context.ts';
import { removeBound } from './third-login-db.ts';

type Bound = Awaited<ReturnType<typeof readBindings>>;

/** What is offered here, and what is bound, even when it is no longer offered. */
export function showBindings(context: ThirdLoginContext): BoundUseCase<typeof bindingList> {
  return async (_input, caller) => {
    const { queries } = context.database;
    const account = await readAccount(queries, signedInBuyer(caller).userId);
    const bound = await readBindings(queries, account.id);
    return Object.values(SOCIAL_TYPES)
      .map((socialType) => {
        const binding = bound.find((one) => one.socialType === socialType);
        return {
          socialType,
          offered: siteOf(context, socialType) !== undefined,
          bound: binding !== undefined,
          nickName: binding?.nickName ?? '',
          bindTime: binding ? formatApiTime(binding.createdAt) : '',
          removable: binding !== undefined && !isLastWayIn(context, socialType, account, bound),
        };
      })
      .filter((shown) => shown.offered || shown.bound);
  };
}

/** For somebody who is signed in and comes back from the other site. */
export function bindAnother(context: ThirdLoginContext): BoundUseCase<typeof addBinding> {
  return async (input, caller) => {
    const { userId } = signedInBuyer(caller);
    const back = await comeBack(context, input, caller);
    if (isRefused(back)) return back;
    return inTransaction(context.database, caller.actor, async (transaction) => {
      const account = await lockAccount(transaction.queries, userId);
      const isBound = account !== undefined && (await bindAndTell(context, transaction, account, back.who));
      return isBound ? { redirectUrl: back.redirectUrl } : refuse('thirdLogin.boundToOther');
    });
  };
}

/** Under a lock on the account: two removals at once would each count on the binding that the other takes away. */
export function unbind(context: ThirdLoginContext): BoundUseCase<typeof removeBinding> {
  return ({ socialType }, caller) =>
    inTransaction(context.database, caller.actor, async ({ queries }) => {
      const account = await lockAccount(queries, signedInBuyer(caller).userId);
      const bound = account ? await readBindings(queries, account.id) : [];
      if (!account || !bound.some((one) => one.socialType === socialType)) return refuse('thirdLogin.notBound');
      if (isLastWayIn(context, socialType, account, bound)) return refuse('thirdLogin.lastWayIn');
      await removeBound(queries, account.id, socialType);
      return null;
    });
}

/**
 * A mail address lets its owner in by a code, a password by itself. Who has only a mobile number needs one of the two or
 * another site that is still offered.
 */
function isLastWayIn(context: ThirdLoginContext, socialType: SocialType, account: Account, bound: Bound): boolean {
  const others = bound.filter((one) => one.socialType !== socialType);
  const isOffered = others.some((other) => context.sites.some((site) => site.socialType === other.socialType));
  return account.mail === null && account.passwordHash === null && !isOffered;
}
