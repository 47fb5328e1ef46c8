import type * as contract from '@galleria/contract/sellers/staff-sellers';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { mailContact, maskContact, mobileContact } from '@galleria/domain/accounts/contact';
import { refuse } from '@galleria/domain/refusals';
import type { Locale } from '@galleria/domain/site/locales';
import { cutPage, readUuidCursor, writeTimeCursor } from '../../../infra/calls/cursor.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { listSessions } from '../../../infra/sessions/sessions.ts';
import { presentSession } from '../../accounts/index.ts';
import { isEnrolled, readEnrolled } from '../../console-accounts/index.ts';
import type { SellersContext } from '../context.ts';
import { toRole } from '../people/store-members.ts';
import type { Seller } from '../sellers-db.ts';
import { findSellerById, findSellers, readWorkplaces, type Workplace } from './sellers-lookup-db.ts';

export const sellerPage: UseCase<typeof contract.sellerPage, SellersContext> = async (
  context,
  { cursor, size, ...search },
  { locale },
) => {
  const { queries } = context.database;
  const rows = await findSellers(queries, search, { cursor: readUuidCursor(cursor), limit: size + 1 });
  const { shown: people, nextCursor } = cutPage(rows, size, writeTimeCursor);
  const ids = people.map(({ id }) => id);
  const workplaces = Map.groupBy(await readWorkplaces(queries, ids), ({ sellerId }) => sellerId);
  const enrolled = await readEnrolled(queries, ids);
  const toStore = await storesIn(context, locale);
  return {
    records: people.map((seller) => ({
      ...presentSeller(seller, (workplaces.get(seller.id) ?? []).map(toStore)),
      hasTotp: enrolled.has(seller.id),
    })),
    nextCursor,
  };
};

async function storesIn({ stores }: SellersContext, locale: Locale) {
  const summaries = await stores.summaries(locale);
  return ({ storeId, ...role }: Workplace) => ({
    shopId: storeId,
    shopName: summaries.get(storeId)?.shopName ?? '',
    role: toRole(role),
  });
}

type Listed = Pick<Seller, 'id' | 'name' | 'mail' | 'mobile' | 'status' | 'createdAt'>;
type Store = ReturnType<Awaited<ReturnType<typeof storesIn>>>;

function presentSeller({ id, name, mail, mobile, status, createdAt }: Listed, stores: Store[]) {
  return {
    ...{ sellerId: id, name, status, stores },
    mail: mail ? maskContact(mailContact(mail)) : '',
    mobile: mobile ? maskContact(mobileContact(mobile)) : '',
    createTime: formatApiTime(createdAt),
  };
}

export const sellerInfo: UseCase<typeof contract.sellerInfo, SellersContext> = async (
  context,
  { sellerId },
  { locale },
) => {
  const { queries } = context.database;
  const seller = await findSellerById(queries, sellerId);
  if (!seller) return refuse('seller.notFound');
  const workplaces = await readWorkplaces(queries, [sellerId]);
  const sessions = await listSessions(queries, 'seller', sellerId);
  const { banReason, bannedAt } = seller;
  return {
    ...presentSeller(seller, workplaces.map(await storesIn(context, locale))),
    hasTotp: await isEnrolled(queries, sellerId),
    locale: seller.locale,
    ban: bannedAt && { reason: banReason, time: formatApiTime(bannedAt) },
    sessions: sessions.map(presentSession),
  };
};

/** A separate operation that changes nothing, so that each look at an address is in the audit log. */
export const revealSellerContact: UseCase<typeof contract.revealSellerContact, SellersContext> = async (
  { database: { queries } },
  { sellerId },
) => {
  const seller = await findSellerById(queries, sellerId);
  return seller ? { mail: seller.mail ?? '', mobile: seller.mobile ?? '' } : refuse('seller.notFound');
};
