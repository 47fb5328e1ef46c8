import type * as contract from '@galleria/contract/accounts/recover-password';
import { contactOf } from '@galleria/domain/accounts/contact';
import { checkChangedPassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { findAccount, lockAccount } from '../accounts-db.ts';
import { consumeVerificationToken, isVerificationToken } from '../codes/codes-db.ts';
import { exchangeCodeForToken, sendCode } from '../codes/verification-codes.ts';
import { type AccountsContext, asVisitor } from '../context.ts';
import { replacePassword } from './change-password.ts';
import { hashPassword } from './password-hash.ts';
import { receiveNewPassword } from './receive-password.ts';

export const sendRecoveryCode: UseCase<typeof contract.sendRecoveryCode, AccountsContext> = async (
  context,
  input,
  caller,
) => {
  const contact = contactOf(input);
  const account = await findAccount(context.database.queries, contact);
  const template = account ? 'recoverCode' : 'recoverUnknown';
  return sendCode(
    context,
    { purpose: 'recover', contact, owner: account, template, isUsable: Boolean(account) },
    asVisitor(caller),
  );
};

export const checkRecoveryCode: UseCase<typeof contract.checkRecoveryCode, AccountsContext> = (
  context,
  { validCode: code, ...given },
  caller,
) => exchangeCodeForToken(context, { purpose: 'recover', contact: contactOf(given), code }, asVisitor(caller));

/** The token determines the account; no field of the input can name another one. */
export const resetPassword: UseCase<typeof contract.resetPassword, AccountsContext> = async (
  context,
  { checkRegisterSmsFlag: verificationToken, passWord },
  caller,
) => {
  const password = await receiveNewPassword(context, passWord, checkChangedPassword, caller.browser);
  if (isRefused(password)) return password;
  // Hashing is expensive, so an invalid token is refused before it.
  if (!(await isVerificationToken(context.database.queries, verificationToken, 'recover'))) {
    return refuse('code.flagSpent');
  }
  const passwordHash = await hashPassword(password);
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const contact = await consumeVerificationToken(transaction.queries, verificationToken, 'recover');
    const found = contact && (await findAccount(transaction.queries, contact));
    const account = found && (await lockAccount(transaction.queries, found.id));
    // Compared again under the lock: the owner may have changed the address a moment ago.
    if (!account || account[contact.channel] !== contact.address) return refuse('code.flagSpent');
    await replacePassword(context, transaction, { account, passwordHash, caller });
    return null;
  });
};
