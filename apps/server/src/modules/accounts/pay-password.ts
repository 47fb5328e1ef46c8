import type { payPassword as operation, sendOwnCode } from '@galleria/contract/accounts/passwords';
import { maskContact } from '@galleria/domain/accounts/contact';
import { PAY_PASSWORD_GUESSES } from '@galleria/domain/accounts/limits';
import { checkPayPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import { type Account, readAccount, updateAccount } from './accounts-db.ts';
import { checkCode, sendCode } from './codes.ts';
import { contactOf } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { countTry, forgiveTries } from './tries-db.ts';

/** With the old one, or with a code where there is none or it is forgotten: a borrowed screen sets no pay password. */
export function setPayPassword(context: AccountsContext): UseCase<typeof operation> {
  return async ({ payPassword, oldPayPassword, validCode }, caller) => {
    const chosen = await context.transport.open(payPassword, caller.browser);
    if (isRefused(chosen)) return chosen;
    const broken = checkPayPassword(chosen);
    if (broken) return refuse(broken);
    const account = await readAccount(context.database.queries, signedInBuyer(caller).userId);
    const confirmed =
      account.payPasswordHash && oldPayPassword !== undefined
        ? await openWithOld(context, account, oldPayPassword, caller)
        : await checkCode(
            context,
            { purpose: 'payPassword', contact: contactOf(account), code: validCode ?? '' },
            caller,
          );
    if (confirmed !== true) return confirmed;
    await updateAccount(context.database.queries, account.id, { payPasswordHash: await hashPassword(chosen) });
    await forgiveTries(context.database.queries, context.keys.hash('pay', account.id));
    return null;
  };
}

async function openWithOld(context: AccountsContext, account: Account, sent: string, caller: Caller) {
  const old = await context.transport.open(sent, caller.browser);
  if (isRefused(old)) return old;
  return checkPayPasswordOf(context, account, old);
}

/** Five wrong tries lock it for a while, whoever tries. */
async function checkPayPasswordOf(
  { database: { queries }, keys }: AccountsContext,
  account: Account,
  payPassword: string,
): Promise<true | Refused<'payPassword.locked' | 'payPassword.wrong'>> {
  const subject = keys.hash('pay', account.id);
  const seconds = await countTry(queries, subject, PAY_PASSWORD_GUESSES);
  if (seconds > 0) return refuse('payPassword.locked', { values: { minutes: Math.ceil(seconds / 60) } });
  if (!(await isPassword(payPassword, account.payPasswordHash))) return refuse('payPassword.wrong');
  await forgiveTries(queries, subject);
  return true;
}

/** To the address that the account has, not to one that the call could name. */
export function sendConfirmingCode(context: AccountsContext): UseCase<typeof sendOwnCode> {
  return async ({ purpose }, caller) => {
    const account = await readAccount(context.database.queries, signedInBuyer(caller).userId);
    const contact = contactOf(account);
    const sent = await sendCode(context, { purpose, contact, template: 'ownCode', opens: true }, caller);
    return isRefused(sent) ? sent : { ...sent, sentTo: maskContact(contact) };
  };
}
