import type * as contract from '@galleria/contract/accounts/third-login';
import { type Contact, mailContact, NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { type Account, findAccount, lockAccount } from '../accounts-db.ts';
import { beginSession } from '../begin-session.ts';
import { checkCode, sendCode } from '../codes.ts';
import { ticketHash } from '../keys.ts';
import { openAccount } from '../open-account.ts';
import { asGuest } from '../sign-in.ts';
import { bindAndTell } from './bind-and-tell.ts';
import type { ThirdLoginContext } from './context.ts';
import { bindTo, type Elsewhere, isKey, takeKey } from './third-login-db.ts';

/** The same message for everybody: the code opens an account or makes one, and only its reader learns which. */
export function sendBindingCode(context: ThirdLoginContext): BoundUseCase<typeof contract.sendBindCode> {
  return ({ mail }, caller) =>
    sendCode(
      context,
      { purpose: 'bind', contact: mailContact(mail), template: 'bindCode', opens: true },
      asGuest(caller),
    );
}

/** Key and account, binding and session: all of it in one transaction, so that of two at once one does it all. */
export function bindMail(context: ThirdLoginContext): BoundUseCase<typeof contract.bindMail> {
  return async ({ mail, validCode, loginKey }, caller) => {
    const contact = mailContact(mail);
    const keyHash = ticketHash(loginKey);
    // Before the code is looked at: without a key it would be spent for nothing.
    if (!(await isKey(context.database.queries, keyHash))) return refuse('thirdLogin.keySpent');
    const checked = await checkCode(context, { purpose: 'bind', contact, code: validCode }, asGuest(caller));
    if (checked !== true) return checked;
    return inTransaction(context.database, caller.actor, async (transaction) => {
      const elsewhere = await takeKey(transaction.queries, keyHash);
      const found = elsewhere && (await accountFor(context, transaction, contact, elsewhere, caller.locale));
      if (!elsewhere || !found) return refuse('thirdLogin.keySpent');
      const { account, isNew } = found;
      if (account.status === 'banned') return refuse('account.banned');
      // Who has just made the account knows how they came.
      const isBound = await (isNew
        ? bindTo(transaction.queries, account.id, elsewhere)
        : bindAndTell(context, transaction, account, elsewhere));
      return isBound ? beginSession(context, transaction, account, caller) : refuse('thirdLogin.boundToOther');
    });
  };
}

/** A new account with this address, without a password; or the one that has it already. */
async function accountFor(
  context: ThirdLoginContext,
  transaction: Transaction,
  { address }: Contact,
  { nickName }: Elsewhere,
  locale: Locale,
): Promise<{ account: Account; isNew: boolean } | undefined> {
  const wanted = { mail: address, nickName: shortName(nickName) || shortName(address.split('@', 1)[0] ?? ''), locale };
  const opened = await openAccount(context, transaction, wanted);
  if (opened) return { account: opened, isNew: true };
  const found = await findAccount(transaction.queries, mailContact(address));
  const account = found && (await lockAccount(transaction.queries, found.id));
  // Asked again under the lock: the owner may have moved to another address a moment ago.
  return account?.mail === address ? { account, isNew: false } : undefined;
}

function shortName(name: string): string {
  return [...name].slice(0, NICK_NAME_LIMIT).join('').trim();
}
