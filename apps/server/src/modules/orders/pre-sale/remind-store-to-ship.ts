import { SYSTEM } from '@galleria/domain/access/access';
import { contactOf } from '@galleria/domain/accounts/contact';
import { formatDate } from '@galleria/i18n/formats';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { handleInBatches } from '../../../infra/jobs/handle-in-batches.ts';
import { readOwners } from '../../sellers/index.ts';
import type { OrdersContext } from '../index.ts';
import { orderMails } from '../notify-buyer.ts';
import { readOrdersDueToShip } from './deposits-db.ts';

/**
 * Writes to the owners of a store a day before the promised date of an order that has not left. The job runs more
 * often; the key makes it one message per order and owner.
 */
export function remindStoresToShip(context: OrdersContext): Promise<void> {
  const { database, messages, stores } = context;
  return handleInBatches(context.log, {
    name: 'remindStoresToShip',
    start: { id: 0 },
    next: ({ id }, limit) => readOrdersDueToShip(database.queries, id, limit),
    handle: async ({ id, storeId, number: order, shipBy }) => {
      for (const { sellerId, locale, ...owner } of await readOwners(database.queries, storeId)) {
        const store = (await stores.summaries(locale)).get(storeId)?.shopName ?? '';
        const date = shipBy ? formatDate(locale, shipBy) : '';
        await inTransaction(database, SYSTEM, (transaction) =>
          messages.write(transaction, {
            ...{ to: contactOf(owner), locale, mail: orderMails.storeShipDue, values: { store, order, date } },
            key: `storeShipDue:${id}:${sellerId}`,
          }),
        );
      }
    },
  });
}
