import type * as contract from '@galleria/contract/accounts/passwords';
import { contactOf } from '@galleria/domain/accounts/contact';
import { payPasswordAttempts } from '@galleria/domain/accounts/limits';
import { checkPayPassword as checkPayPasswordRule } from '@galleria/domain/accounts/password-rules';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { type Account, lockAccount, readAccount, replacePayPasswordHash, updateAccount } from '../accounts-db.ts';
import { checkCode } from '../codes/verification-codes.ts';
import type { AccountsContext } from '../context.ts';
import { countAttempt, resetAttempts } from '../guards/guards-db.ts';
import { accountMails } from '../mails.ts';
import { hashPayPassword, isKeyed, isPayPassword } from './pay-password-hash.ts';

type PayPasswordRefusal =
  | 'payPassword.missing'
  | 'payPassword.locked'
  | 'payPassword.wrong'
  | 'password.notSealed'
  | 'password.stale';

/** A second factor for the balance: a session alone is not enough to spend it. */
export interface PayPasswords {
  isSet(userId: string): Promise<boolean>;
  /** Never call it inside a transaction: a rollback must not undo the count of a wrong attempt. */
  check(
    sent: string | undefined,
    caller: Pick<Caller, 'actor' | 'browser'>,
  ): Promise<true | Refused<PayPasswordRefusal>>;
}

type PayPasswordContext = Pick<AccountsContext, 'database' | 'keyedHash' | 'transport' | 'isPassword' | 'rules'>;

export function openPayPasswords(context: PayPasswordContext): PayPasswords {
  const { queries } = context.database;
  return {
    isSet: async (userId) => (await readAccount(queries, userId)).payPasswordHash !== null,
    check: async (sent, { actor, browser }) => {
      if (actor.kind !== 'buyer') throw new Error(`payPasswords.check: the caller is a ${actor.kind}, not a buyer`);
      const account = await readAccount(queries, actor.userId);
      if (!account.payPasswordHash) return refuse('payPassword.missing');
      if (!sent) return refuse('payPassword.wrong');
      const payPassword = await context.transport.decrypt(sent, browser);
      if (isRefused(payPassword)) return payPassword;
      const verified = await verifyPayPassword(context, account, payPassword);
      if (verified === true) await keyHash(context, account, payPassword);
      return verified;
    },
  };
}

/** Replaces an unkeyed hash once the right digits were entered. */
async function keyHash(
  { database: { queries }, keyedHash }: PayPasswordContext,
  { id: userId, payPasswordHash: from }: Account,
  payPassword: string,
): Promise<void> {
  if (!from || isKeyed(from)) return;
  await replacePayPasswordHash(queries, userId, {
    from,
    to: await hashPayPassword(keyedHash, { userId, payPassword }),
  });
}

/** A few wrong attempts lock the pay password for a while, on all devices together. */
async function verifyPayPassword(
  { database: { queries }, keyedHash, isPassword, rules }: PayPasswordContext,
  { id: userId, payPasswordHash }: Account,
  payPassword: string,
): Promise<true | Refused<'payPassword.locked' | 'payPassword.wrong'>> {
  if (!payPasswordHash) return refuse('payPassword.wrong');
  const subject = keyedHash('pay', userId);
  const seconds = await countAttempt(queries, subject, payPasswordAttempts(await rules()));
  if (seconds > 0) return refuse('payPassword.locked', { values: { minutes: Math.ceil(seconds / 60) } });
  const given = { userId, payPassword };
  if (!(await isPayPassword({ keyedHash, isPassword }, given, payPasswordHash))) return refuse('payPassword.wrong');
  await resetAttempts(queries, subject);
  return true;
}

/** Needs the old pay password, or a code when there is none or it is forgotten: a session alone is not enough. */
export const setPayPassword: UseCase<typeof contract.setPayPassword, AccountsContext> = async (
  context,
  { payPassword: sent, oldPayPassword, validCode },
  caller,
) => {
  const payPassword = await context.transport.decrypt(sent, caller.browser);
  if (isRefused(payPassword)) return payPassword;
  const brokenRule = checkPayPasswordRule(payPassword);
  if (brokenRule) return refuse(brokenRule);
  const account = await readAccount(context.database.queries, caller.actor.userId);
  const confirmed =
    account.payPasswordHash && oldPayPassword !== undefined
      ? await confirmByOldPayPassword(context, account, oldPayPassword, caller)
      : await confirmByCode(context, account, validCode, caller);
  if (confirmed !== true) return confirmed;
  const payPasswordHash = await hashPayPassword(context.keyedHash, { userId: account.id, payPassword });
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const { queries } = transaction;
    // The confirmed pay password may have been replaced in the meantime.
    const locked = await lockAccount(queries, account.id);
    if (locked?.payPasswordHash !== account.payPasswordHash) return refuse('payPassword.wrong');
    await updateAccount(queries, account.id, { payPasswordHash });
    await resetAttempts(queries, context.keyedHash('pay', account.id));
    const to = contactOf(account);
    await context.messages.write(transaction, { to, locale: caller.locale, mail: accountMails.payPasswordChanged });
    return null;
  });
};

/** A form without a code must not use up an attempt of the code that was sent. */
async function confirmByCode(context: AccountsContext, account: Account, code: string | undefined, caller: Caller) {
  if (!code) return refuse('code.wrong');
  return checkCode(context, { purpose: 'payPassword', contact: contactOf(account), code }, caller);
}

async function confirmByOldPayPassword(context: AccountsContext, account: Account, sent: string, caller: Caller) {
  const oldPayPassword = await context.transport.decrypt(sent, caller.browser);
  return isRefused(oldPayPassword) ? oldPayPassword : verifyPayPassword(context, account, oldPayPassword);
}
