import { ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { sql } from 'drizzle-orm';
import { orders } from '../tables.ts';
import { groups, places } from './tables.ts';

/**
 * A column for statements about orders: the unpaid places of the group that an order waits for; null for all other
 * orders.
 */
export const missingPlaces = sql<number | null>`case when ${orders.type} = ${sql.raw(String(ORDER_TYPE.group))} then (
  select ${groups.size} - (select count(*)::int from ${places} paid where paid.group_id = ${groups.id} and paid.paid_at is not null)
  from ${places} join ${groups} on ${groups.id} = ${places.groupId}
  where ${places.tradeId} = ${orders.tradeId} and ${groups.state} = 'open') end`;
