import type { finishThirdLogin } from '@galleria/contract/accounts/third-login';
import { mailContact } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Person } from '../../../gateways/oauth/other-site.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { type Account, findAccount, lockAccount } from '../accounts-db.ts';
import { beginSession } from '../begin-session.ts';
import { makeTicket, ticketHash } from '../keys.ts';
import { bindAndTell } from './bind-and-tell.ts';
import { comeBack } from './come-back.ts';
import type { ThirdLoginContext } from './context.ts';
import { type Elsewhere, findBound, putKey } from './third-login-db.ts';

/** Known people are signed in; new ones get a key with which to bind a mail address. */
export function signInFromElsewhere(context: ThirdLoginContext): BoundUseCase<typeof finishThirdLogin> {
  return async (input, caller) => {
    const back = await comeBack(context, input, caller);
    if (isRefused(back)) return back;
    const { who, redirectUrl } = back;
    return inTransaction(context.database, caller.actor, async (transaction) => {
      const account = await accountOf(context, transaction, who);
      if (account?.status === 'banned') return refuse('account.banned');
      if (account) return { redirectUrl, ...(await beginSession(context, transaction, account, caller)) };
      const loginKey = makeTicket();
      await putKey(transaction.queries, ticketHash(loginKey), who);
      return { redirectUrl, thirdLoginVO: { loginKey, nickName: who.nickName, mail: who.mail } };
    });
  };
}

/**
 * The account this person is bound to; else the one with the mail address that the other site vouches for, bound from
 * now on. Addresses here are verified by a code, so both sides have seen the owner; one that the site has not verified
 * could be anybody's and opens nothing.
 */
async function accountOf(
  context: ThirdLoginContext,
  transaction: Transaction,
  who: Elsewhere & Person,
): Promise<Account | undefined> {
  const { queries } = transaction;
  const boundTo = await findBound(queries, who);
  if (boundTo) return lockAccount(queries, boundTo);
  if (!who.mailIsVerified) return undefined;
  const found = await findAccount(queries, mailContact(who.mail));
  const account = found && (await lockAccount(queries, found.id));
  // Asked again under the lock: the owner may have moved to another address a moment ago.
  if (account?.mail !== who.mail) return undefined;
  return account.status === 'banned' || (await bindAndTell(context, transaction, account, who)) ? account : undefined;
}
