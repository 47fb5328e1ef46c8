import { ORDER_STATUS, type OrderStatus } from '@galleria/domain/orders/order-status';
import { PARCEL_STATE } from '@galleria/domain/orders/parcel-state';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../infra/database/database.ts';
import { orderLines, orders } from '../tables.ts';
import { couriers, parcelEvents, parcelLines, parcels, parcelTrackings } from './tables.ts';

export interface NewParcel {
  readonly courierId: number | null;
  readonly waybill: string;
  readonly items: readonly { readonly orderLineId: number; readonly quantity: number }[];
}

/**
 * Counts pieces as shipped. False when a line is not of this order or has fewer pieces left; the caller must not commit
 * then. The statement contains the condition, and a constraint is behind it.
 */
export async function countShipped(
  queries: Queries,
  orderId: number,
  pieces: ReadonlyMap<number, number>,
): Promise<boolean> {
  const lineIds = [...pieces.keys()].sort((one, other) => one - other);
  const { rowCount } = await queries.execute(sql`
    update order_line set shipped_quantity = shipped_quantity + sent.quantity
    from unnest(${sql.param(lineIds)}::int[], ${sql.param(lineIds.map((id) => pieces.get(id)))}::int[])
      as sent(line_id, quantity)
    where order_line.id = sent.line_id and order_line.order_id = ${orderId}
      and order_line.shipped_quantity + sent.quantity
        <= order_line.quantity - order_line.held_quantity - order_line.canceled_quantity`);
  return rowCount === lineIds.length;
}

export async function insertParcel(
  queries: Queries,
  { id: orderId, storeId }: { readonly id: number; readonly storeId: number },
  { courierId, waybill, items }: NewParcel,
): Promise<number> {
  const [parcel] = await queries
    .insert(parcels)
    .values({ orderId, storeId, courierId, waybill })
    .returning({ id: parcels.id });
  if (!parcel) throw new Error(`insertParcel: insert returned no id (order: ${orderId})`);
  await queries.insert(parcelLines).values(items.map((item) => ({ parcelId: parcel.id, ...item })));
  return parcel.id;
}

/**
 * The unsent pieces by line: `quantity` can be sent now, `heldQuantity` waits for the decision about a refund request.
 */
export async function readUnsent(queries: Queries, orderId: number) {
  const unsent = sql<number>`${orderLines.quantity} - ${orderLines.shippedQuantity} - ${orderLines.canceledQuantity}`;
  return queries
    .select({
      orderLineId: orderLines.id,
      quantity: sql<number>`${unsent} - ${orderLines.heldQuantity}`,
      heldQuantity: orderLines.heldQuantity,
    })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), gt(unsent, 0)))
    .orderBy(asc(orderLines.id));
}

const parcelColumns = {
  id: parcels.id,
  orderId: parcels.orderId,
  courierId: parcels.courierId,
  waybill: parcels.waybill,
  state: parcels.state,
  createdAt: parcels.createdAt,
  courierName: couriers.name,
  trackingUrl: couriers.trackingUrl,
  provider: parcelTrackings.provider,
  rejection: parcelTrackings.rejection,
};

/** The parcels of an order with their contents and events, in the order in which they left. */
export async function readParcels(queries: Queries, orderId: number) {
  const rows = await queries
    .select(parcelColumns)
    .from(parcels)
    .leftJoin(couriers, eq(couriers.id, parcels.courierId))
    .leftJoin(parcelTrackings, eq(parcelTrackings.parcelId, parcels.id))
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await queries.select().from(parcelLines).where(inArray(parcelLines.parcelId, ids));
  const events = await queries
    .select()
    .from(parcelEvents)
    .where(inArray(parcelEvents.parcelId, ids))
    .orderBy(desc(parcelEvents.happenedAt), desc(parcelEvents.id));
  return rows.map((row) => ({
    ...row,
    items: lines.filter(({ parcelId }) => parcelId === row.id),
    events: events.filter(({ parcelId }) => parcelId === row.id),
  }));
}

export type Parcel = Awaited<ReturnType<typeof readParcels>>[number];

/**
 * A parcel of this store with the status of its order. Both rows are locked, so that the order is not received
 * meanwhile.
 */
export async function lockParcel(queries: Queries, storeId: number, parcelId: number) {
  const [found] = await queries
    .select({
      ...{ id: parcels.id, courierId: parcels.courierId, waybill: parcels.waybill, number: orders.number },
      status: sql<OrderStatus>`${orders.status}`,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, parcelId), eq(parcels.storeId, storeId)))
    .for('update');
  return found;
}

/** Deletes the events of the old number, which are those of another parcel, and its tracking. */
export async function writeWaybill(queries: Queries, parcelId: number, courierId: number | null, waybill: string) {
  await queries.delete(parcelEvents).where(eq(parcelEvents.parcelId, parcelId));
  await queries.delete(parcelTrackings).where(eq(parcelTrackings.parcelId, parcelId));
  await queries
    .update(parcels)
    .set({ courierId, waybill, state: PARCEL_STATE.none, signedAt: null })
    .where(eq(parcels.id, parcelId));
}

/** The order of a parcel, if it is this buyer's and was not deleted by the buyer. */
export async function findOrderOfParcel(queries: Queries, userId: string, parcelId: number) {
  const [found] = await queries
    .select({ id: orders.id, number: orders.number, status: orders.status, deliveryType: orders.deliveryType })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, parcelId), eq(orders.userId, userId), isNull(orders.hiddenAt)));
  return found;
}

/** The order of a parcel, if everything was sent and signed for and the receipt is not confirmed. */
export async function findArrivedOrder(queries: Queries, parcelId: number) {
  const [found] = await queries
    .select({
      ...{ id: orders.id, number: orders.number },
      ...{ userId: orders.userId, storeId: orders.storeId, tradeId: orders.tradeId },
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        eq(parcels.id, parcelId),
        eq(orders.status, ORDER_STATUS.toReceive),
        sql`not exists (select from parcel other where other.order_id = ${orders.id} and other.signed_at is null)`,
      ),
    );
  return found;
}

/** For the message to the buyer. */
export async function readParcelForMail(queries: Queries, parcelId: number) {
  const [found] = await queries
    .select({
      ...{ orderNumber: orders.number, userId: orders.userId, storeId: orders.storeId, tradeId: orders.tradeId },
      ...{ waybill: parcels.waybill, courierName: couriers.name },
      pieces: sql<number>`(select sum(quantity) from parcel_line where parcel_id = ${parcels.id})::int`,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .leftJoin(couriers, eq(couriers.id, parcels.courierId))
    .where(eq(parcels.id, parcelId));
  return found;
}

export async function readCouriers(queries: Queries) {
  return queries.select().from(couriers).orderBy(asc(couriers.sequence), asc(couriers.id));
}
