import type * as contract from '@galleria/contract/sellers/staff-sellers';
import { contactOf } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { endSessionById, endSessions } from '../../../infra/sessions/sessions.ts';
import { deleteSecondFactor, isEnrolled } from '../../console-accounts/index.ts';
import type { SellersContext } from '../context.ts';
import { sellerMails } from '../mails.ts';
import { lockSeller, markSellerBanned, updateSeller } from '../sellers-db.ts';
import { findSellerById } from './sellers-lookup-db.ts';

/** Signing in takes the same row lock: it either comes first and its session ends here, or finds the ban. */
export const banSeller: UseCase<typeof contract.banSeller, SellersContext> = async (
  { database, messages },
  { sellerId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const seller = await lockSeller(transaction.queries, sellerId);
    if (!seller) return refuse('seller.notFound');
    if (seller.status === 'banned') return refuse('seller.banned');
    await markSellerBanned(transaction.queries, sellerId, reason);
    await endSessions(transaction.queries, 'seller', sellerId);
    await messages.write(transaction, {
      ...{ to: contactOf(seller), locale: seller.locale, mail: sellerMails.sellerBanned, values: { reason } },
    });
    audit.changed({ status: seller.status }, { status: 'banned', reason });
    return null;
  });

export const unbanSeller: UseCase<typeof contract.unbanSeller, SellersContext> = async (
  { database, messages },
  { sellerId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const seller = await lockSeller(transaction.queries, sellerId);
    if (!seller) return refuse('seller.notFound');
    if (seller.status !== 'banned') return refuse('seller.notBanned');
    await updateSeller(transaction.queries, sellerId, { status: 'active', banReason: '', bannedAt: null });
    await messages.write(transaction, {
      ...{ to: contactOf(seller), locale: seller.locale, mail: sellerMails.sellerUnbanned },
    });
    audit.changed({ status: 'banned', reason: seller.banReason }, { status: 'active', reason });
    return null;
  });

/** From now on the password alone signs in, so open sessions end and the seller gets a mail. */
export const resetSellerTotp: UseCase<typeof contract.resetSellerTotp, SellersContext> = async (
  { database, messages },
  { sellerId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const seller = await lockSeller(transaction.queries, sellerId);
    if (!seller) return refuse('seller.notFound');
    if (!(await isEnrolled(transaction.queries, sellerId))) return refuse('totp.off');
    await deleteSecondFactor(transaction.queries, sellerId);
    await endSessions(transaction.queries, 'seller', sellerId);
    await messages.write(transaction, {
      ...{ to: contactOf(seller), locale: seller.locale, mail: sellerMails.sellerTotpReset },
    });
    audit.changed({ hasTotp: true }, { hasTotp: false, reason });
    return null;
  });

export const endSessionsOfSeller: UseCase<typeof contract.endSessionsOfSeller, SellersContext> = async (
  { database: { queries } },
  { sellerId, sessionId },
) => {
  if (!(await findSellerById(queries, sellerId))) return refuse('seller.notFound');
  if (sessionId === undefined) {
    await endSessions(queries, 'seller', sellerId);
    return null;
  }
  return (await endSessionById(queries, 'seller', sellerId, sessionId)) ? null : refuse('session.notFound');
};
