import type { OutputOf } from '@galleria/contract/operation';
import type { orderDetail, orderPage } from '@galleria/contract/orders';

/** As the list shows it. */
export type Order = OutputOf<typeof orderPage>['records'][number];
export type OrderLine = Order['lines'][number];

/** With everything about it. */
export type OrderDetail = OutputOf<typeof orderDetail>;
