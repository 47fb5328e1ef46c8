import { SYSTEM } from '@galleria/domain/access/access';
import { mailContact, mobileContact } from '@galleria/domain/accounts/contact';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { SellersContext } from '../context.ts';
import { sellerMails } from '../mails.ts';
import { readOwners } from './people-db.ts';

interface Switched {
  readonly storeId: number;
  readonly isOpen: boolean;
  readonly at: string;
}

/** Subscriber of `STORE_SWITCHED`, which may be delivered twice; the idempotency key prevents a second message. */
export async function mailOwnersOfSwitch(
  { database, messages, stores }: SellersContext,
  { storeId, isOpen, at }: Switched,
): Promise<void> {
  const owners = await readOwners(database.queries, storeId);
  for (const { sellerId, mail, mobile, locale } of owners) {
    const to = mail ? mailContact(mail) : mobileContact(mobile ?? '');
    const store = (await stores.summaries(locale)).get(storeId)?.shopName ?? '';
    await inTransaction(database, SYSTEM, (transaction) =>
      messages.write(transaction, {
        ...{ to, locale, values: { store }, key: `storeSwitched:${storeId}:${at}:${sellerId}` },
        mail: isOpen ? sellerMails.storeReopened : sellerMails.storePaused,
      }),
    );
  }
}
