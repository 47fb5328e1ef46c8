import type { confirmOrder, submitOrder } from '@galleria/contract/checkout';
import type { UseCase } from '../../infra/calls/binding.ts';
import { confirm } from './confirm-order.ts';
import type { CheckoutContext } from './context.ts';
import { submit } from './submit-order.ts';

export { closeTrade, TRADE_CLOSED } from './close-trade.ts';
export { blankOrders, hideOrder, letTimePass, markReminded, stepOrder } from './mark-orders-db.ts';
export { markStorePaid, readPayableOrders, type SweepPlace } from './pay-stores-db.ts';
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
export { keepPromise, settleTrade, TRADE_PAID } from './settle-trade.ts';
export { findTrade, lockTrade, type Trade } from './trades-db.ts';
export { waitLonger } from './wait-longer-db.ts';

/** From what is wanted to orders that wait to be paid. */
export interface Checkout {
  readonly confirm: UseCase<typeof confirmOrder>;
  readonly submit: UseCase<typeof submitOrder>;
}

export function openCheckout(context: CheckoutContext): Checkout {
  return {
    confirm: (input, caller) => confirm(context, input, caller),
    submit: (input, caller) => submit(context, input, caller),
  };
}
