import { mailContact, mobileContact } from '@galleria/domain/accounts/contact';
import type { Locale } from '@galleria/domain/site/locales';
import type { Transaction } from '../../../infra/database/transaction.ts';
import type { MailTemplate } from '../../../infra/messages/mail-template.ts';
import type { Messages } from '../../../infra/messages/messages.ts';
import { readOwners } from './people-db.ts';

interface News {
  readonly storeId: number;
  readonly mail: MailTemplate;
  /** In the language of each owner. */
  readonly values: (locale: Locale) => Record<string, string | number>;
}

/** Writes to the owners of a store, in the transaction of the change. */
export async function mailOwners(
  transaction: Transaction,
  messages: Pick<Messages, 'write'>,
  { storeId, mail, values }: News,
): Promise<void> {
  for (const owner of await readOwners(transaction.queries, storeId)) {
    const to = owner.mail ? mailContact(owner.mail) : mobileContact(owner.mobile ?? '');
    await messages.write(transaction, { to, locale: owner.locale, mail, values: values(owner.locale) });
  }
}
