import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { sql } from 'drizzle-orm';

/**
 * What counts as a sale of goods: neither unpaid nor closed. What is paid at the door counts from the day on which it was
 * ordered. An order that waits for the balance of a pre-sale is *to pay*, whatever its deposit was.
 */
export const isSold = sql`mall_order.status not in (${ORDER_STATUS.toPay}, ${ORDER_STATUS.closed})`;

/**
 * The same, and sales that were undone: what a rate of refunds is a part of. A deposit that the store has kept
 * (`markDepositKept` notes when it was paid) is income without a sale: no goods were sold that could come back.
 */
export const wasSold = sql`mall_order.status <> ${ORDER_STATUS.toPay} and (mall_order.status <> ${ORDER_STATUS.closed}
  or (mall_order.paid_at is not null and mall_order.close_reason is distinct from 'balance'))`;
