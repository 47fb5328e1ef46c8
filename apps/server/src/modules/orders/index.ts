import type { TaskList } from 'graphile-worker';
import type { Schedule, Subscription } from '../../infra/jobs.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { Site } from '../site/index.ts';
import type { OrdersContext } from './context.ts';
import { expiryTasks } from './jobs/expire-trades.ts';
import { orderRecords } from './orders-personal-data.ts';
import { payStores } from './jobs/pay-stores.ts';
import { receiveOverdue } from './jobs/receive-overdue-orders.ts';
import { orderRoutes } from './routes.ts';
import { noticesToBuyers } from './notify-buyer.ts';

export { closeTrade, TRADE_CLOSED } from './trades/close-trade.ts';
export { newOrderNumber } from './trades/codes.ts';
export { backdateTrade, blankOrders, hideOrder, markReminded, stepOrder } from './own-orders/mark-orders-db.ts';
export { markStorePaid, readPayableOrders, type SweepPlace } from './jobs/pay-stores-db.ts';
export {
  type FrozenLine,
  type FrozenOrder,
  isNumberTaken,
  type NewTrade,
  placeTrade,
  readSubmission,
  type SubmissionKey,
} from './trades/place-trade-db.ts';
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
} from './own-orders/own-orders-db.ts';
export { markReceived } from './own-orders/receive-order.ts';
export { captureCashOnDelivery, settleTrade, TRADE_PAID } from './trades/settle-trade.ts';
export { findTrade, lockTrade, type Trade } from './trades/trades-db.ts';
export { awaitTransfer } from './trades/await-transfer-db.ts';

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
);
