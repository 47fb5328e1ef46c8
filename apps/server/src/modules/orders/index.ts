import type { TaskList } from 'graphile-worker';
import type { Schedule, Subscription } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Site } from '../site/index.ts';
import type { OrdersContext } from './context.ts';
import { expiryTasks } from './expire-trades.ts';
import { orderMails } from './mails.ts';
import { orderRecords } from './order-records.ts';
import { payStores } from './pay-stores.ts';
import { receiveOverdue } from './receive-overdue.ts';
import { orderRoutes } from './routes.ts';
import { noticesToBuyers } from './write-to-buyer.ts';

export { closeTrade, TRADE_CLOSED } from './close-trade.ts';
export { newOrderNumber } from './codes.ts';
export { backdateTrade, blankOrders, hideOrder, markReminded, stepOrder } from './mark-orders-db.ts';
export { markStorePaid, readPayableOrders, type SweepPlace } from './pay-stores-db.ts';
export {
  type FrozenLine,
  type FrozenOrder,
  isNumberTaken,
  type NewTrade,
  placeTrade,
  readSubmission,
  type SubmissionKey,
} from './place-trade-db.ts';
export {
  countOwnOrders,
  findOwnOrder,
  findOwnOrderIds,
  findSubmission,
  type ListedOrder,
  type OrderLine,
  type OwnOrder,
  planExpiries,
  readOpenTradeIds,
  readOrderLines,
  readOrdersForExport,
  readOverdueReceipts,
  readOverdueTrades,
  readOwnOrder,
  readOwnOrders,
  readTradeLabels,
  readTradeNews,
  readVouchers,
} from './read-orders-db.ts';
export { markReceived } from './receive-order.ts';
export { captureCashOnDelivery, settleTrade, TRADE_PAID } from './settle-trade.ts';
export { findTrade, lockTrade, type Trade } from './trades-db.ts';
export { awaitTransfer } from './wait-longer-db.ts';

/**
 * What becomes of orders once they are placed: looking at them, cancelling, expiring, receiving, buying again,
 * and paying the stores for them.
 */
export interface Orders {
  readonly context: OrdersContext;
  readonly tasks: TaskList;
  readonly subscriptions: readonly Subscription[];
  readonly schedule: Schedule;
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
    schedule: {
      expireOverdue: '* * * * *',
      planExpiries: '* * * * *',
      receiveOverdue: '11 * * * *',
      payStores: '23 * * * *',
    },
  };
}

interface Needs extends Omit<OrdersContext, 'rules'> {
  readonly site: Pick<Site, 'rules'>;
}

export const orders = adaptModule(
  'orders',
  ({ site, ...given }: Needs) => openOrders({ ...given, rules: site.rules }),
  orderRoutes,
  [orderRecords],
  orderMails,
);
