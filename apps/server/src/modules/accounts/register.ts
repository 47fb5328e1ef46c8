import type { checkRegisterCode, register, sendRegisterCode } from '@galleria/contract/accounts/register';
import { NICK_NAME_LIMIT } from '@galleria/domain/accounts/contact';
import { ADDRESS_GUESSES } from '@galleria/domain/accounts/limits';
import { checkRegisterPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { findAccount } from './accounts-db.ts';
import { beginSession } from './begin-session.ts';
import { codeToFlag, isFlag, sendCode, spendFlag } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { contactFrom } from './contact-of.ts';
import type { AccountsContext } from './context.ts';
import { networkOf } from './guess-guard.ts';
import { openAccount } from './open-account.ts';
import { hashPassword } from './password-hash.ts';
import { asGuest } from './sign-in.ts';
import { countTry, takeTryBack } from './tries-db.ts';

/** Whoever has an account already reads so in the message, where only they can see it. */
export function sendJoiningCode(context: AccountsContext): BoundUseCase<typeof sendRegisterCode> {
  return async (given, caller) => {
    const contact = contactFrom(given);
    const account = await findAccount(context.database.queries, contact);
    const template = account ? 'registerKnown' : 'registerCode';
    return sendCode(context, { purpose: 'register', contact, template, opens: !account }, asGuest(caller));
  };
}

export function checkJoiningCode(context: AccountsContext): BoundUseCase<typeof checkRegisterCode> {
  return ({ validCode: code, ...given }, caller) =>
    codeToFlag(context, { purpose: 'register', contact: contactFrom(given), code }, asGuest(caller));
}

/** The verified address comes from the ticket, never from the form. A refusal gives the ticket back for another try. */
export function join(context: AccountsContext): BoundUseCase<typeof register> {
  return async ({ checkRegisterSmsFlag, userName, passWord, nickName }, caller) => {
    const password = await context.transport.open(passWord, caller.browser);
    if (isRefused(password)) return password;
    const broken = checkRegisterPassword(password);
    if (broken) return refuse(broken);
    if (await isCommonPassword(password)) return refuse('password.common');
    // Names can be tried out here; whoever tries many waits.
    const network = context.keys.hash('joining from', networkOf(caller.browser.address));
    const seconds = await countTry(context.database.queries, network, ADDRESS_GUESSES);
    if (seconds > 0) return refuse('login.tooMany', { values: { seconds }, data: { seconds } });
    // Hashing is dear; a made-up ticket must not buy it.
    if (!(await isFlag(context.database.queries, checkRegisterSmsFlag, 'register'))) return refuse('code.flagSpent');
    const passwordHash = await hashPassword(password);
    return inTransaction(context.database, caller.actor, async (transaction) => {
      const { queries } = transaction;
      const contact = await spendFlag(queries, checkRegisterSmsFlag, 'register');
      if (!contact) return refuse('code.flagSpent');
      const account = await openAccount(context, transaction, {
        name: userName,
        nickName: nickName || userName.slice(0, NICK_NAME_LIMIT),
        [contact.channel]: contact.address,
        passwordHash,
        locale: caller.locale,
      });
      if (!account) {
        const isNameTaken = await findAccount(queries, { channel: 'name', address: userName });
        return refuse(isNameTaken ? 'account.nameTaken' : 'account.contactTaken');
      }
      await takeTryBack(queries, network);
      return beginSession(context, transaction, account, caller);
    });
  };
}
