import type * as contract from '@galleria/contract/orders/orders';
import { isOrderActionAllowed } from '@galleria/domain/orders/order-lifecycle';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { MINUTE_MS } from '@galleria/domain/site/durations';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { notifyStores } from '../../../infra/database/notify-stores.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { markReceived } from '../trades/mark-received.ts';
import { hideOrder, markReminded } from './mark-orders-db.ts';
import { findOwnOrder, type OwnOrderKey } from './own-orders-db.ts';

/** The buyer confirms that the order has arrived. */
export const receiveOrder: UseCase<typeof contract.receiveOrder, OrdersContext> = async (
  { database, rules },
  { orderNumber },
  { actor },
) => {
  const key = { userId: actor.userId, number: orderNumber };
  const current = await rules();
  return inTransaction(database, actor, async (transaction) =>
    (await markReceived(transaction, key, current)) ? null : refuseReceipt(transaction.queries, key),
  );
};

/** Records a reminder that the store sees. One conditional update decides, so of concurrent calls one counts. */
export const remindSeller: UseCase<typeof contract.remindSeller, OrdersContext> = async (
  { database: { queries }, rules },
  { orderNumber },
  { actor },
) => {
  const key = { userId: actor.userId, number: orderNumber };
  const { remindEveryMinutes } = await rules();
  const reminded = await markReminded(queries, key, remindEveryMinutes);
  if (reminded) {
    await notifyStores(queries, [reminded.storeId]);
    return { canRemindAgainIso: reminded.again.toISOString() };
  }
  const order = await findOwnOrder(queries, key);
  if (!order) return refuse('order.notFound');
  if (!order.remindedAt || !isOrderActionAllowed(order.status, 'remind')) return refuse('order.stateChanged');
  const canRemindAgainIso = nextReminderAt(order.remindedAt, remindEveryMinutes).toISOString();
  return refuse('order.remindedAlready', { data: { canRemindAgainIso } });
};

export function nextReminderAt(remindedAt: Date, everyMinutes: number): Date {
  return new Date(remindedAt.getTime() + everyMinutes * MINUTE_MS);
}

export const deleteOrder: UseCase<typeof contract.deleteOrder, OrdersContext> = async (
  { database: { queries } },
  { orderNumber },
  { actor },
) => {
  const key = { userId: actor.userId, number: orderNumber };
  return (await hideOrder(queries, key)) ? null : refuseUnchanged(queries, key);
};

async function refuseReceipt(
  queries: Queries,
  key: OwnOrderKey,
): Promise<Refused<'order.notFound' | 'order.stateChanged' | 'order.refundOpen'>> {
  const order = await findOwnOrder(queries, key);
  const hasOpenClaim = order && order.openClaims > 0 && isOrderActionAllowed(order.status, 'receive');
  return hasOpenClaim ? refuse('order.refundOpen') : refuseUnchanged(queries, key);
}

/** The reason why an update matched no row. Only the owner of an order learns that it exists. */
async function refuseUnchanged(
  queries: Queries,
  key: OwnOrderKey,
): Promise<Refused<'order.notFound' | 'order.stateChanged'>> {
  return refuse((await findOwnOrder(queries, key)) ? 'order.stateChanged' : 'order.notFound');
}
