import { BUILT_IN_ROLES, type BuiltInRole } from '@galleria/domain/access/seller-permissions';
import { mailContact } from '@galleria/domain/accounts/contact';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { endSessions } from '../../infra/sessions/sessions.ts';
import { hashPassword, openPasswordCheck } from '../accounts/index.ts';
import { insertMember } from './people/people-db.ts';
import { findSeller, insertSeller, markSellerBanned, type NewSeller } from './sellers-db.ts';

type SeededSeller = Omit<NewSeller, 'passwordHash'> & {
  readonly password: string;
  readonly storeIds: readonly number[];
  readonly role: BuiltInRole;
};

/** Creates a seller without an invitation, for demo data and tests. */
export async function seedSeller({ queries }: Transaction, seller: SeededSeller): Promise<string> {
  const { password, storeIds, role, ...person } = seller;
  const roleId = BUILT_IN_ROLES.indexOf(role) + 1;
  const seeded = await insertSeller(queries, { ...person, passwordHash: await hashPassword(password) });
  if (!seeded) throw new Error(`seedSeller: mail or mobile taken (mail: ${person.mail})`);
  for (const storeId of storeIds) {
    await insertMember(queries, { storeId, sellerId: seeded.id, roleId });
  }
  return seeded.id;
}

export async function findSellerId(queries: Queries, mail: string): Promise<string | undefined> {
  return (await findSeller(queries, mailContact(mail)))?.id;
}

/** Bans a seeded seller who still has the published password. False when there is nothing to do. */
export async function disableDemoSeller({ queries }: Transaction, mail: string, password: string): Promise<boolean> {
  const seller = await findSeller(queries, mailContact(mail));
  const isPassword = openPasswordCheck();
  if (seller?.status !== 'active' || !(await isPassword(password, seller.passwordHash))) return false;
  await markSellerBanned(queries, seller.id, '');
  await endSessions(queries, 'seller', seller.id);
  return true;
}
