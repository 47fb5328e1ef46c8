import * as operations from '@galleria/contract/orders';
import { type Binding, bind } from '../../infra/calls/use-case.ts';
import { orderAgain } from './buy-again.ts';
import { cancel } from './cancel-order.ts';
import { hide } from './delete-order.ts';
import type { Orders } from './index.ts';
import { countOrders, pageOrders } from './page-orders.ts';
import { receive } from './receive-order.ts';
import { remind } from './remind-seller.ts';
import { showDetail } from './show-detail.ts';

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
