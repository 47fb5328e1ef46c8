import type * as contract from '@galleria/contract/sellers/store-account';
import { BUILT_IN_ROLES } from '@galleria/domain/access/seller-permissions';
import { mobileContact } from '@galleria/domain/accounts/contact';
import { checkStorePassword } from '@galleria/domain/accounts/password-rules';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { hashPassword } from '../../accounts/index.ts';
import { confirmPassword } from '../../console-accounts/index.ts';
import { hasAcceptedApplication, lockAcceptedApplication, openAcceptedStore } from '../../stores/index.ts';
import type { SellersContext } from '../context.ts';
import { findSeller, insertSeller, lockSeller, type Seller } from '../sellers-db.ts';
import { sellerRealm } from '../sign-in/seller-realm.ts';
import { insertMember } from './people-db.ts';

const PURPOSE = 'storeAccount';
const OWNER_ROLE = BUILT_IN_ROLES.indexOf('owner') + 1;

export const sendStoreAccountCode: UseCase<typeof contract.sendStoreAccountCode, SellersContext> = async (
  { accounts: { credentials }, database },
  { mobile },
  caller,
) => {
  const { queries } = database;
  if (!(await hasAcceptedApplication(queries, caller.actor.userId))) return refuse('application.notAccepted');
  const contact = mobileContact(mobile);
  const owner = ownerOf(await findSeller(queries, contact));
  return credentials.sendCode(
    { purpose: PURPOSE, contact, owner, template: 'storeAccountCode', isUsable: true },
    caller,
  );
};

/**
 * The code proves control of the number. A seller who has this number needs the password too, and gets one more store.
 */
export const setStoreAccount: UseCase<typeof contract.setStoreAccount, SellersContext> = async (
  context,
  { mobile, validCode: code, passWord },
  caller,
) => {
  const { accounts, database } = context;
  const { credentials } = accounts;
  const { actor } = caller;
  if (!(await hasAcceptedApplication(database.queries, actor.userId))) return refuse('application.notAccepted');
  const contact = mobileContact(mobile);
  const existing = await findSeller(database.queries, contact);
  // Checked before the code, which is valid once: a password that is too short must not use it up.
  const password = existing ? '' : await credentials.receiveNewPassword(passWord, checkStorePassword, caller.browser);
  if (isRefused(password)) return password;
  const checked = await credentials.checkCode({ purpose: PURPOSE, contact, code, owner: ownerOf(existing) }, caller);
  if (checked !== true) return checked;
  const known =
    existing && (await confirmPassword(accounts, sellerRealm, existing, { sent: passWord, browser: caller.browser }));
  if (isRefused(known)) return known;
  const passwordHash = known ? '' : await hashPassword(password);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const application = await lockAcceptedApplication(transaction, actor.userId);
    if (!application) return refuse('application.notAccepted');
    const { storeId, ownerName: name } = application;
    const locked = known && (await lockSeller(queries, known.id));
    if (locked?.status === 'banned') return refuse('seller.suspended');
    const seller =
      locked ?? (await insertSeller(queries, { ...newSeller(caller), name, mobile: contact.address, passwordHash }));
    // Another request created an account with this number a moment ago; the next attempt checks its password.
    if (!seller) return refuse('code.wrong');
    await insertMember(queries, { storeId, sellerId: seller.id, roleId: OWNER_ROLE });
    await openAcceptedStore(transaction, application, seller.id);
    return { shopId: storeId };
  });
};

const newSeller = ({ locale }: Caller) => ({ mail: null, locale });

function ownerOf(seller: Seller | undefined) {
  return seller && ({ id: seller.id, realm: 'seller' } as const);
}
