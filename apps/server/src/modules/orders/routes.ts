import * as operations from '@galleria/contract/orders';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import { orderAgain } from './own-orders/buy-again.ts';
import { cancel } from './own-orders/cancel-order.ts';
import { hide } from './own-orders/delete-order.ts';
import type { Orders } from './index.ts';
import { countOrders, pageOrders } from './own-orders/order-page.ts';
import { receive } from './own-orders/receive-order.ts';
import { remind } from './own-orders/remind-seller.ts';
import { showDetail } from './own-orders/order-detail.ts';

export function orderRoutes({ context }: Orders): Binding[] {
  return [
    bind(operations.orderPage, pageOrders(context)),
    bind(operations.orderCount, countOrders(context)),
    bind(operations.orderDetail, showDetail(context)),
    bind(operations.cancelOrder, cancel(context)),
    bind(operations.receiveOrder, receive(context)),
    bind(operations.remindSeller, remind(context)),
    bind(operations.deleteOrder, hide(context)),
    bind(operations.buyAgain, orderAgain(context)),
  ];
}
