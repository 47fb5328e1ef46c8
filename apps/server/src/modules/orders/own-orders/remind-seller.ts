import type { remindSeller } from '@galleria/contract/orders';
import { mayDo } from '@galleria/domain/orders/order-lifecycle';
import type { OrderStatus } from '@galleria/domain/orders/order-status';
import { refuse } from '@galleria/domain/refusals';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../context.ts';
import { markReminded } from './mark-orders-db.ts';
import { findOwnOrder } from './own-orders-db.ts';

const MINUTE_MS = 60_000;

/** The mark on the order is what its store sees. One statement decides, so that of many clicks one counts. */
export function remind({ database: { queries }, rules }: OrdersContext): BoundUseCase<typeof remindSeller> {
  return async ({ orderNumber }, caller) => {
    const { userId } = signedInBuyer(caller);
    const { remindEveryMinutes } = await rules();
    const again = await markReminded(queries, { userId, number: orderNumber }, remindEveryMinutes);
    if (again) return { canRemindAgainIso: again.toISOString() };
    const order = await findOwnOrder(queries, userId, orderNumber);
    if (!order) return refuse('order.notFound');
    if (!order.remindedAt || !mayDo(order.status as OrderStatus, 'remind')) return refuse('order.stateChanged');
    const canRemindAgainIso = remindableFrom(order.remindedAt, remindEveryMinutes).toISOString();
    return refuse('order.remindedAlready', { data: { canRemindAgainIso } });
  };
}

export function remindableFrom(remindedAt: Date, everyMinutes: number): Date {
  return new Date(remindedAt.getTime() + everyMinutes * MINUTE_MS);
}
