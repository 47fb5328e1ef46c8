import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { sql } from 'drizzle-orm';

/**
 * A sale of goods is neither unpaid nor closed. An order to be paid on delivery counts from the day on which it was
 * placed. An order that waits for the balance of a pre-sale is *to pay*, even if its deposit is paid.
 */
export const isSold = sql`mall_order.status not in (${ORDER_STATUS.toPay}, ${ORDER_STATUS.closed})`;

/**
 * Sales, and sales that were undone: the base of the refund rate. A deposit that the store has kept (`markDepositKept`
 * sets its `paidAt`) is income without a sale: no goods were sold that could come back.
 */
export const isSoldOrRefunded = sql`mall_order.status <> ${ORDER_STATUS.toPay} and (mall_order.status <> ${ORDER_STATUS.closed}
  or (mall_order.paid_at is not null and mall_order.close_reason is distinct from 'balance'))`;
