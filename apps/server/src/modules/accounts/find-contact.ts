import type { Contact } from '@galleria/domain/accounts/contact';
import type { Queries } from '../../infra/database/database.ts';
import { findAccountById } from './accounts-db.ts';
import { contactOf } from './contact-of.ts';

/** Where to write to somebody; nothing for somebody who has left. */
export async function findContact(queries: Queries, userId: string): Promise<Contact | undefined> {
  const account = await findAccountById(queries, userId);
  return account && contactOf(account);
}
