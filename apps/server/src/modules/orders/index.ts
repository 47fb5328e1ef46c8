import type { TaskList } from 'graphile-worker';
import type { Subscription, Timetable } from '../../infra/jobs.ts';
import type { OrdersContext } from './context.ts';
import { expiryTasks } from './expire-trades.ts';
import { payStores } from './pay-stores.ts';
import { receiveOverdue } from './receive-overdue.ts';
import { noticesToBuyers } from './write-to-buyer.ts';

export { orderRecords } from './order-records.ts';
export { markReceived } from './receive-order.ts';

/**
 * What becomes of orders once they are placed: looking at them, cancelling, expiring, receiving, buying again,
 * and paying the stores for them.
 */
export interface Orders {
  readonly context: OrdersContext;
  readonly tasks: TaskList;
  readonly subscriptions: readonly Subscription[];
  readonly timetable: Timetable;
}

export function openOrders(context: OrdersContext): Orders {
  return {
    context,
    tasks: {
      ...expiryTasks(context),
      receiveOverdue: () => receiveOverdue(context),
      payStores: () => payStores(context),
    },
    subscriptions: noticesToBuyers(context),
    timetable: {
      expireOverdue: '* * * * *',
      planExpiries: '* * * * *',
      receiveOverdue: '11 * * * *',
      payStores: '23 * * * *',
    },
  };
}
