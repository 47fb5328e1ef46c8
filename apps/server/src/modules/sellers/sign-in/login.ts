import type * as contract from '@galleria/contract/sellers/sign-in';
import { type Contact, contactOf, readSignInName } from '@galleria/domain/accounts/contact';
import { isRefused, refuse } from '@galleria/domain/refusals';
import type { Caller, UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { endSessionByToken, LIFETIME_HOURS, openSession } from '../../../infra/sessions/sessions.ts';
import { SELLER_COOKIE } from '../../../infra/sessions/token-cookie.ts';
import { describeUserAgent, hashToken, newToken } from '../../accounts/index.ts';
import type { SellersContext } from '../context.ts';
import { sellerMails } from '../mails.ts';
import {
  deletePendingLogin,
  findPendingLogin,
  findSeller,
  insertPendingLogin,
  lockMemberships,
  lockSeller,
  permissionsOf,
  readSeller,
  type Seller,
  updateSellerLocale,
} from '../sellers-db.ts';
import { acceptTotpCode } from '../totp/accept-code.ts';

const SESSION_SECONDS = LIFETIME_HOURS.seller * 3600;
/** No account has this address: it is looked up like any other, so that timing does not tell. */
const NO_CONTACT: Contact = { channel: 'mail', address: '' };

export const sellerLogin: UseCase<typeof contract.sellerLogin, SellersContext> = async (
  context,
  { userName, passWord },
  caller,
) => {
  const { credentials, database } = context;
  const password = await credentials.transport.decrypt(passWord, caller.browser);
  if (isRefused(password)) return password;
  const name = readSignInName(userName);
  const contact = name && name.channel !== 'name' ? name : NO_CONTACT;
  const seller = await findSeller(database.queries, contact);
  const attempt = await credentials.admitPasswordAttempt(
    { realm: 'seller', userId: seller?.id, name: userName.toLowerCase() },
    caller.browser,
  );
  if (isRefused(attempt)) return attempt;
  const isRight = await credentials.isPassword(password, seller?.passwordHash);
  // Only who knows the password learns that the account is banned; a ban says no more than that.
  if (!seller || !isRight || seller.status !== 'active') return refuse('login.wrong');
  await attempt.succeed();
  return inTransaction(database, caller.actor, async (transaction) => {
    const locked = await lockSeller(transaction.queries, seller.id);
    if (locked?.passwordHash !== seller.passwordHash) return refuse('login.wrong');
    if (!locked.totpConfirmedAt) return startSession(context, transaction, locked, caller);
    const token = newToken();
    await insertPendingLogin(transaction.queries, hashToken(token), locked.id);
    return { accessToken: '', expiresIn: 0, secondFactorToken: token };
  });
};

export const verifySellerLogin: UseCase<typeof contract.verifySellerLogin, SellersContext> = async (
  context,
  { secondFactorToken, code },
  caller,
) => {
  const tokenHash = hashToken(secondFactorToken);
  const sellerId = await findPendingLogin(context.database.queries, tokenHash);
  if (!sellerId) return refuse('totp.loginExpired');
  const seller = await readSeller(context.database.queries, sellerId);
  const accepted = await acceptTotpCode(context, seller, code, caller);
  if (isRefused(accepted)) return accepted;
  return inTransaction(context.database, caller.actor, async (transaction) => {
    const locked = await lockSeller(transaction.queries, sellerId);
    const isFirst = await deletePendingLogin(transaction.queries, tokenHash);
    if (!locked || !isFirst || locked.status !== 'active' || locked.passwordHash !== seller.passwordHash) {
      return refuse('totp.loginExpired');
    }
    return startSession(context, transaction, locked, caller);
  });
};

/** In the store that the seller joined first; always with a new token, instead of the one that this browser had. */
async function startSession(context: SellersContext, transaction: Transaction, seller: Seller, caller: Caller) {
  const { queries } = transaction;
  const { browser, locale } = caller;
  const [membership] = await lockMemberships(queries, seller.id);
  if (!membership) return refuse('seller.noStore');
  if (browser.token) await endSessionByToken(queries, browser.token);
  const accessToken = await openSession(queries, 'seller', seller.id, {
    ...{ agent: browser.agent, address: browser.address, storeId: membership.storeId },
    permissions: permissionsOf(membership, seller),
  });
  await updateSellerLocale(queries, seller.id, locale);
  if ((await context.credentials.rememberDevice(queries, 'seller', seller.id, browser)) === 'additional') {
    await context.messages.write(transaction, {
      ...{ to: contactOf(seller), locale, mail: sellerMails.sellerDevice },
      values: describeUserAgent(browser.agent),
    });
  }
  browser.keep(SELLER_COOKIE, accessToken, SESSION_SECONDS);
  return { accessToken, expiresIn: SESSION_SECONDS, secondFactorToken: '' };
}

export const sellerLogOut: UseCase<typeof contract.sellerLogOut, SellersContext> = async (
  { database },
  _input,
  { browser },
) => {
  if (browser.token) await endSessionByToken(database.queries, browser.token);
  browser.forget(SELLER_COOKIE);
  return null;
};
