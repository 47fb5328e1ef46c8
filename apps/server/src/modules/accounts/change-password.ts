import type { changePassword as operation } from '@galleria/contract/accounts/passwords';
import { checkChangedPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { lockAccount, readAccount } from './accounts-db.ts';
import { isCommonPassword } from './common-passwords.ts';
import { confirmIdentity } from './confirm-identity.ts';
import type { AccountsContext } from './context.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { replacePassword } from './replace-password.ts';

/** The device in hand stays signed in, every other one is signed out. */
export function changePassword(context: AccountsContext): BoundUseCase<typeof operation> {
  return async ({ oldPassword, validCode, newPassword }, caller) => {
    const { userId, sessionId } = signedInBuyer(caller);
    const password = await context.transport.open(newPassword, caller.browser);
    if (isRefused(password)) return password;
    const broken = checkChangedPassword(password);
    if (broken) return refuse(broken);
    if (await isCommonPassword(password)) return refuse('password.common');
    const account = await readAccount(context.database.queries, userId);
    const proof = { password: oldPassword, code: validCode, purpose: 'password' } as const;
    const confirmed = await confirmIdentity(context, account, proof, caller);
    if (confirmed !== true) return confirmed;
    if (await isPassword(password, account.passwordHash)) return refuse('password.same');
    const passwordHash = await hashPassword(password);
    return inTransaction(context.database, caller.actor, async (transaction) => {
      // The old password may have been replaced meanwhile, and then it says nothing any more.
      const locked = await lockAccount(transaction.queries, userId);
      if (locked?.passwordHash !== account.passwordHash) return refuse('password.wrong');
      await replacePassword(context, transaction, { account: locked, passwordHash, caller, exceptSession: sessionId });
      return null;
    });
  };
}
