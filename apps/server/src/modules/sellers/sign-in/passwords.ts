import type * as contract from '@galleria/contract/sellers/sign-in';
import { contactOf } from '@galleria/domain/accounts/contact';
import { checkStorePassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { endSessions } from '../../../infra/sessions/sessions.ts';
import { hashPassword } from '../../accounts/index.ts';
import type { SellersContext } from '../context.ts';
import { findSeller, lockSeller, type Seller, updateSeller } from '../sellers-db.ts';
import { confirmOwnPassword } from './confirm-password.ts';

export const sendSellerRecoveryCode: UseCase<typeof contract.sendSellerRecoveryCode, SellersContext> = async (
  { credentials, database },
  input,
  caller,
) => {
  const contact = contactOf(input);
  const seller = await findSeller(database.queries, contact);
  const template = seller ? 'recoverCode' : 'sellerUnknown';
  return credentials.sendCode(
    { purpose: 'sellerRecover', contact, template, isUsable: Boolean(seller), owner: ownerOf(seller) },
    caller,
  );
};

export const resetSellerPassword: UseCase<typeof contract.resetSellerPassword, SellersContext> = async (
  { credentials, database },
  { validCode: code, passWord, ...given },
  caller,
) => {
  const contact = contactOf(given);
  const password = await credentials.receiveNewPassword(passWord, checkStorePassword, caller.browser);
  if (isRefused(password)) return password;
  const checked = await credentials.checkCode(
    { purpose: 'sellerRecover', contact, code, owner: ownerOf(await findSeller(database.queries, contact)) },
    caller,
  );
  if (checked !== true) return checked;
  const passwordHash = await hashPassword(password);
  return inTransaction(database, caller.actor, async ({ queries }) => {
    const found = await findSeller(queries, contact);
    const seller = found && (await lockSeller(queries, found.id));
    if (!seller) return refuse('code.wrong');
    await updateSeller(queries, seller.id, { passwordHash });
    await endSessions(queries, 'seller', seller.id);
    return null;
  });
};

export const changeSellerPassword: UseCase<typeof contract.changeSellerPassword, SellersContext> = async (
  context,
  { oldPassword, newPassword },
  { actor, browser },
) => {
  const { credentials, database } = context;
  const password = await credentials.receiveNewPassword(newPassword, checkStorePassword, browser);
  if (isRefused(password)) return password;
  const seller = await confirmOwnPassword(context, actor.userId, oldPassword, browser);
  if (isRefused(seller)) return seller;
  if (await credentials.isPassword(password, seller.passwordHash)) return refuse('password.same');
  const passwordHash = await hashPassword(password);
  return inTransaction(database, actor, async ({ queries }) => {
    const locked = await lockSeller(queries, seller.id);
    if (locked?.passwordHash !== seller.passwordHash) return refuse('password.wrong');
    await updateSeller(queries, seller.id, { passwordHash });
    await endSessions(queries, 'seller', seller.id, actor.sessionId);
    return null;
  });
};

function ownerOf(seller: Seller | undefined) {
  return seller && ({ id: seller.id, realm: 'seller' } as const);
}
