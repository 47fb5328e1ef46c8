import type * as contract from '@galleria/contract/orders';
import { mayDo } from '@galleria/domain/orders/order-lifecycle';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { markReminded } from './mark-orders-db.ts';
import { findOwnOrder } from './own-orders-db.ts';

const MINUTE_MS = 60_000;

/** Sets the mark on the order that its store sees. One conditional statement decides, so of many clicks one counts. */
export const remindSeller: UseCase<typeof contract.remindSeller, OrdersContext> = async (
  { database: { queries }, rules },
  { orderNumber },
  { actor },
) => {
  const key = { userId: actor.userId, number: orderNumber };
  const { remindEveryMinutes } = await rules();
  const again = await markReminded(queries, key, remindEveryMinutes);
  if (again) return { canRemindAgainIso: again.toISOString() };
  const order = await findOwnOrder(queries, key);
  if (!order) return refuse('order.notFound');
  if (!order.remindedAt || !mayDo(order.status, 'remind')) return refuse('order.stateChanged');
  const canRemindAgainIso = remindableFrom(order.remindedAt, remindEveryMinutes).toISOString();
  return refuse('order.remindedAlready', { data: { canRemindAgainIso } });
};

export function remindableFrom(remindedAt: Date, everyMinutes: number): Date {
  return new Date(remindedAt.getTime() + everyMinutes * MINUTE_MS);
}
