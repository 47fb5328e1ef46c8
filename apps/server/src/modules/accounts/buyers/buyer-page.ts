import type * as contract from '@galleria/contract/accounts/buyers';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mailContact, maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { SOCIAL_TYPES } from '@galleria/domain/accounts/social-types';
import { refuse } from '@galleria/domain/refusals';
import { cutPage, readUuidCursor, writeTimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { listSessions } from '../../../infra/sessions/sessions.ts';
import type { Account } from '../accounts-db.ts';
import type { AccountsContext } from '../context.ts';
import { presentSession } from '../devices/session-list.ts';
import { readBindingTypes, readBuyer, readBuyers } from './buyers-db.ts';

export const buyerPage: UseCase<typeof contract.buyerPage, AccountsContext> = async (
  { database: { queries } },
  { cursor, size, ...search },
) => {
  const rows = await readBuyers(queries, search, { cursor: readUuidCursor(cursor), limit: size + 1 });
  const { shown: buyers, nextCursor } = cutPage(rows, size, writeTimeCursor);
  return {
    records: buyers.map(presentBuyer),
    nextCursor,
  };
};

type Listed = Pick<Account, 'id' | 'nickName' | 'name' | 'avatar' | 'mail' | 'mobile' | 'status' | 'createdAt'>;

function presentBuyer({ id, nickName, name, avatar, mail, mobile, status, createdAt }: Listed) {
  return {
    ...{ userId: id, nickName, name: name ?? '', avatar, status },
    mail: mail ? maskContact(mailContact(mail)) : '',
    mobile: mobile ? maskContact(mobileContact(mobile)) : '',
    createTime: formatApiTime(createdAt),
  };
}

export const buyerInfo: UseCase<typeof contract.buyerInfo, AccountsContext> = async (
  { database: { queries } },
  { userId },
) => {
  const account = await readBuyer(queries, userId);
  if (!account) return refuse('buyer.notFound');
  const { banReason, bannedAt } = account;
  const sessions = await listSessions(queries, 'buyer', userId);
  const types = await readBindingTypes(queries, userId);
  return {
    ...presentBuyer(account),
    locale: account.locale,
    hasPassword: account.passwordHash !== null,
    hasPayPassword: account.payPasswordHash !== null,
    bindings: types.flatMap((type) =>
      Object.entries(SOCIAL_TYPES).flatMap(([name, one]) => (one === type ? [name] : [])),
    ),
    ban: bannedAt && { reason: banReason, time: formatApiTime(bannedAt) },
    sessions: sessions.map(presentSession),
  };
};

/** Changes nothing, but is an audited write operation: each look at the unmasked contact is in the audit log. */
export const revealBuyerContact: UseCase<typeof contract.revealBuyerContact, AccountsContext> = async (
  { database: { queries } },
  { userId },
) => {
  const account = await readBuyer(queries, userId);
  return account ? { mail: account.mail ?? '', mobile: account.mobile ?? '' } : refuse('buyer.notFound');
};
