import type * as contract from '@galleria/contract/accounts/recover-password';
import { checkChangedPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { findAccount, lockAccount } from './accounts-db.ts';
import { codeToFlag, isFlag, sendCode, spendFlag } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { contactFrom } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { hashPassword } from './password-hash.ts';
import { replacePassword } from './replace-password.ts';
import { asGuest } from './sign-in.ts';

export function sendRecoveryCode(context: AccountsContext): BoundUseCase<typeof contract.sendRecoveryCode> {
  return async (given, caller) => {
    const contact = contactFrom(given);
    const account = await findAccount(context.database.queries, contact);
    const template = account ? 'recoverCode' : 'recoverUnknown';
    return sendCode(context, { purpose: 'recover', contact, template, opens: Boolean(account) }, asGuest(caller));
  };
}

export function checkRecoveryCode(context: AccountsContext): BoundUseCase<typeof contract.checkRecoveryCode> {
  return ({ validCode: code, ...given }, caller) =>
    codeToFlag(context, { purpose: 'recover', contact: contactFrom(given), code }, asGuest(caller));
}

/** Whose password it is, the ticket says: nothing in the form can point at another account. */
export function recoverPassword(context: AccountsContext): BoundUseCase<typeof contract.resetPassword> {
  return async ({ checkRegisterSmsFlag, passWord }, caller) => {
    const password = await context.transport.open(passWord, caller.browser);
    if (isRefused(password)) return password;
    const broken = checkChangedPassword(password);
    if (broken) return refuse(broken);
    if (await isCommonPassword(password)) return refuse('password.common');
    // Hashing is dear; a made-up ticket must not buy it.
    const { queries } = context.database;
    if (!(await isFlag(queries, checkRegisterSmsFlag, 'recover'))) return refuse('code.flagSpent');
    const passwordHash = await hashPassword(password);
    return inTransaction(context.database, caller.actor, async (transaction) => {
      const contact = await spendFlag(transaction.queries, checkRegisterSmsFlag, 'recover');
      const found = contact && (await findAccount(transaction.queries, contact));
      const account = found && (await lockAccount(transaction.queries, found.id));
      // Asked again under the lock: the owner may have moved to another address a moment ago.
      if (!account || account[contact.channel] !== contact.address) return refuse('code.flagSpent');
      await replacePassword(context, transaction, { account, passwordHash, caller });
      return null;
    });
  };
}
