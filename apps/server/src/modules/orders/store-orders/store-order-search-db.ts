import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { and, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { mallNow } from '../../../infra/database/clock.ts';
import { orders } from '../tables.ts';

/** The courier reports a problem with one of the parcels, and the order is not received. */
export const hasProblem = sql<boolean>`(mall_order.status in (${ORDER_STATUS.toShip}, ${ORDER_STATUS.toReceive})
  and exists (select from parcel where parcel.order_id = mall_order.id and parcel.store_id = mall_order.store_id
    and parcel.state = ${sql.raw(String(PARCEL_STATE.problem))}))`;

/** The promised date of a pre-sale has passed, and the order was not sent. */
export const isOverdue = sql<boolean>`(mall_order.status = ${sql.raw(String(ORDER_STATUS.toShip))}
  and mall_order.ship_by <= ${mallNow})`;

/** The buyer asked to cancel the order, and the store has neither cancelled it nor sent any of it. */
export const isCancelAsked = sql<boolean>`(mall_order.status = ${sql.raw(String(ORDER_STATUS.toShip))}
  and mall_order.cancel_asked_at is not null and not mall_order.is_partly_shipped)`;

export interface StoreOrderSearch {
  readonly status: number;
  readonly isPartlyShipped?: boolean | undefined;
  readonly isReminded?: boolean | undefined;
  readonly isCancelAsked?: boolean | undefined;
  readonly hasProblem?: boolean | undefined;
  readonly isOverdue?: boolean | undefined;
  readonly orderType?: number | undefined;
  readonly dvyType?: number | undefined;
  readonly keyword?: string | undefined;
  readonly prodId?: number | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

type Conditions = readonly (SQL | undefined)[];

/**
 * Every condition has an index that begins with the store, or is bounded: the list of a store with a million orders
 * reads no more than that of a small one. Constants are literals where a partial index depends on them.
 */
export function searchConditions(storeId: number, search: StoreOrderSearch): Conditions {
  const { keyword, prodId } = search;
  const conditions = [eq(orders.storeId, storeId), ...plainConditions(search)];
  return [
    ...conditions,
    prodId === undefined ? undefined : sql`${orders.id} in (select order_id from order_line where prod_id = ${prodId})`,
    ...(keyword ? mentions(keyword, conditions) : []),
  ];
}

function plainConditions(search: StoreOrderSearch): Conditions {
  const { status, isPartlyShipped, isReminded, orderType, dvyType, from, until } = search;
  return [
    status === 0 ? undefined : sql`${orders.status} = ${status}`,
    isPartlyShipped === undefined
      ? undefined
      : isPartlyShipped
        ? sql`${orders.isPartlyShipped}`
        : sql`not ${orders.isPartlyShipped}`,
    isReminded ? isNotNull(orders.remindedAt) : undefined,
    search.isCancelAsked ? isCancelAsked : undefined,
    search.hasProblem ? hasProblem : undefined,
    search.isOverdue ? isOverdue : undefined,
    orderType === undefined ? undefined : sql`${orders.type} = ${orderType}`,
    orderType ? sql`${orders.type} <> 0` : undefined,
    dvyType === undefined ? undefined : sql`${orders.deliveryType} = ${dvyType}`,
    from ? gte(orders.createdAt, sql`${from}::date`) : undefined,
    until ? lt(orders.createdAt, sql`${until}::date + 1`) : undefined,
  ];
}

/** Words are searched only in the newest orders that match the other conditions, up to this number. */
const SEARCHED_ORDERS = 10_000;

/** A complete number is looked up; words are searched in numbers, receivers and products. */
function mentions(keyword: string, others: Conditions): Conditions {
  const mobile = sql`coalesce(${orders.receiver} ->> 'mobile', ${orders.pickup} ->> 'mobile')`;
  if (/^\d{10,24}$/.test(keyword)) return [or(eq(orders.number, keyword), eq(mobile, keyword))];
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const oldest = sql`(select ${orders.createdAt} from ${orders} where ${and(...others)}
    order by ${orders.createdAt} desc, ${orders.id} desc offset ${SEARCHED_ORDERS - 1} limit 1)`;
  return [
    gte(orders.createdAt, sql`coalesce(${oldest}, '-infinity'::timestamptz)`),
    or(
      sql`${orders.number} like ${pattern}`,
      sql`${mobile} like ${pattern}`,
      sql`${orders.receiver} ->> 'receiver' ilike ${pattern}`,
      sql`${orders.pickup} ->> 'name' ilike ${pattern}`,
      sql`exists (select from order_line line, jsonb_each_text(line.prod_name) name
        where line.order_id = ${orders.id} and name.value ilike ${pattern})`,
    ),
  ];
}
