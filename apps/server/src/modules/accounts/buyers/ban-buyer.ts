import type * as contract from '@galleria/contract/accounts/buyers';
import { contactOf } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { endSessionById, endSessions } from '../../../infra/sessions/sessions.ts';
import { lockAccount, updateAccount } from '../accounts-db.ts';
import { banAccount } from '../closing/close-account.ts';
import type { AccountsContext } from '../context.ts';
import { accountMails } from '../mails.ts';
import { readBuyer } from './buyers-db.ts';

/** A sign-in takes the same row lock: it either commits first and its session ends here, or it finds the ban. */
export const banBuyer: UseCase<typeof contract.banBuyer, AccountsContext> = async (
  { database, messages },
  { userId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const account = await lockAccount(transaction.queries, userId);
    if (!account) return refuse('buyer.notFound');
    if (account.status === 'banned') return refuse('buyer.banned');
    await banAccount(transaction, userId, reason);
    await messages.write(transaction, {
      ...{ to: contactOf(account), locale: account.locale, mail: accountMails.accountBanned, values: { reason } },
    });
    audit.changed({ status: account.status }, { status: 'banned', reason });
    return null;
  });

export const unbanBuyer: UseCase<typeof contract.unbanBuyer, AccountsContext> = async (
  { database, messages },
  { userId, reason },
  { actor, audit },
) =>
  inTransaction(database, actor, async (transaction) => {
    const account = await lockAccount(transaction.queries, userId);
    if (!account) return refuse('buyer.notFound');
    if (account.status !== 'banned') return refuse('buyer.notBanned');
    await updateAccount(transaction.queries, userId, { status: 'active', banReason: '', bannedAt: null });
    await messages.write(transaction, {
      ...{ to: contactOf(account), locale: account.locale, mail: accountMails.accountUnbanned },
    });
    audit.changed({ status: 'banned', reason: account.banReason }, { status: 'active', reason });
    return null;
  });

export const endBuyerSessions: UseCase<typeof contract.endBuyerSessions, AccountsContext> = async (
  { database: { queries } },
  { userId, sessionId },
) => {
  if (!(await readBuyer(queries, userId))) return refuse('buyer.notFound');
  if (sessionId === undefined) {
    await endSessions(queries, 'buyer', userId);
    return null;
  }
  return (await endSessionById(queries, 'buyer', userId, sessionId)) ? null : refuse('session.notFound');
};
