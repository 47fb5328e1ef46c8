import type { setPayPassword as operation, sendConfirmationCode } from '@galleria/contract/accounts/passwords';
import { maskContact } from '@galleria/domain/accounts/contact';
import { checkPayPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase, Caller } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { type Account, lockAccount, readAccount, updateAccount } from './accounts-db.ts';
import { checkPayPasswordOf } from './ask-pay-password.ts';
import { checkCode, sendCode } from './codes.ts';
import { contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { accountMails } from './mails.ts';
import { hashPassword } from './password-hash.ts';
import { forgiveTries } from './tries-db.ts';

/** With the old one, or with a code where there is none or it is forgotten: a borrowed screen sets no pay password. */
export function setPayPassword(context: AccountsContext): BoundUseCase<typeof operation> {
  return async ({ payPassword, oldPayPassword, validCode }, caller) => {
    const chosen = await context.transport.open(payPassword, caller.browser);
    if (isRefused(chosen)) return chosen;
    const broken = checkPayPassword(chosen);
    if (broken) return refuse(broken);
    const account = await readAccount(context.database.queries, signedInBuyer(caller).userId);
    const confirmed =
      account.payPasswordHash && oldPayPassword !== undefined
        ? await openWithOld(context, account, oldPayPassword, caller)
        : await openWithCode(context, account, validCode, caller);
    if (confirmed !== true) return confirmed;
    const payPasswordHash = await hashPassword(chosen);
    return inTransaction(context.database, caller.actor, async (transaction) => {
      const { queries } = transaction;
      // Who proved it with one that was replaced meanwhile has proved nothing.
      const locked = await lockAccount(queries, account.id);
      if (locked?.payPasswordHash !== account.payPasswordHash) return refuse('payPassword.wrong');
      await updateAccount(queries, account.id, { payPasswordHash });
      await forgiveTries(queries, context.keys.hash('pay', account.id));
      const to = contactOf(account);
      await context.messages.write(transaction, { to, locale: caller.locale, mail: accountMails.payPasswordChanged });
      return null;
    });
  };
}

/** A form without a code must not use up a try of the one that is on its way. */
async function openWithCode(context: AccountsContext, account: Account, code: string | undefined, caller: Caller) {
  if (!code) return refuse('code.wrong');
  return checkCode(context, { purpose: 'payPassword', contact: contactOf(account), code }, caller);
}

async function openWithOld(context: AccountsContext, account: Account, sent: string, caller: Caller) {
  const old = await context.transport.open(sent, caller.browser);
  if (isRefused(old)) return old;
  return checkPayPasswordOf(context, account, old);
}

/** To the address that the account has, not to one that the call could name. */
export function sendConfirmingCode(context: AccountsContext): BoundUseCase<typeof sendConfirmationCode> {
  return async ({ purpose }, caller) => {
    const account = await readAccount(context.database.queries, signedInBuyer(caller).userId);
    const contact = contactOf(account);
    const sent = await sendCode(context, { purpose, contact, template: 'ownCode', opens: true }, caller);
    return isRefused(sent) ? sent : { ...sent, sentTo: maskContact(contact) };
  };
}
