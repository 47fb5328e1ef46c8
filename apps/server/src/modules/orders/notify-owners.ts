import { SYSTEM } from '@galleria/domain/access/access';
import { contactOf } from '@galleria/domain/accounts/contact';
import { inTransaction } from '../../infra/database/transaction.ts';
import type { MailTemplate } from '../../infra/messages/mail-template.ts';
import { readOwners } from '../sellers/index.ts';
import type { OrdersContext } from './index.ts';
import { readOrderForMail } from './own-orders/own-orders-db.ts';

/**
 * Writes to the owners of the store about one of its orders. The event may be delivered twice; the key makes it one
 * message.
 */
export async function writeToOwners(
  { database, messages, stores }: OrdersContext,
  orderId: number,
  mail: MailTemplate,
): Promise<void> {
  const order = await readOrderForMail(database.queries, orderId);
  if (!order) return;
  for (const { sellerId, locale, ...owner } of await readOwners(database.queries, order.storeId)) {
    const store = (await stores.summaries(locale)).get(order.storeId)?.shopName ?? '';
    await inTransaction(database, SYSTEM, (transaction) =>
      messages.write(transaction, {
        ...{ to: contactOf(owner), locale, mail },
        values: { store, order: order.number, reason: order.closeNote },
        key: `${mail.name}:${orderId}:${sellerId}`,
      }),
    );
  }
}
