import { ORDER_STATUS, type OrderStatus } from '@galleria/domain/orders/order-status';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { markPartlyShipped, markShipped } from '../store-orders/store-orders-db.ts';
import { countShipped, insertParcel, type NewParcel, readUnsent } from './parcels-db.ts';

/** Announced with `{ parcelId }` when a parcel has left the store. */
export const PARCEL_SHIPPED = 'parcel.shipped';

interface OrderToShip {
  readonly id: number;
  readonly storeId: number;
  readonly status: OrderStatus;
}

interface Shipment {
  readonly parcelIds: number[];
  /** True when nothing is left to be sent. */
  readonly isShipped: boolean;
}

type ShipRefusal = 'order.notShippable' | 'order.linesShipped' | 'order.refundOpen' | 'parcel.empty';

/**
 * Sends parcels of an order that the caller has locked. A parcel without items takes all pieces that are left; pieces
 * in a refund request wait for the decision. The order is shipped when the last piece has left.
 */
export async function shipParcels(
  transaction: Transaction,
  order: OrderToShip,
  parcels: readonly NewParcel[],
): Promise<Shipment | Refused<ShipRefusal>> {
  const { queries } = transaction;
  if (order.status !== ORDER_STATUS.toShip) return refuse('order.notShippable');
  const unsent = await readUnsent(queries, order.id);
  const filled = fillEmpty(unsent, parcels);
  const hasHeldPieces = unsent.some(({ heldQuantity }) => heldQuantity > 0);
  if (filled.some(({ items }) => items.length === 0))
    return refuse(hasHeldPieces ? 'order.refundOpen' : 'parcel.empty');
  if (!(await countShipped(queries, order.id, piecesByLine(filled)))) {
    return refuse(hasHeldPieces ? 'order.refundOpen' : 'order.linesShipped');
  }
  const parcelIds: number[] = [];
  for (const parcel of filled) parcelIds.push(await insertParcel(queries, order, parcel));
  const isShipped = (await readUnsent(queries, order.id)).length === 0;
  if (isShipped) await markShipped(queries, order.id);
  else await markPartlyShipped(queries, order.id);
  for (const parcelId of parcelIds) await transaction.announce(PARCEL_SHIPPED, { parcelId });
  await transaction.workChanged(order.storeId);
  return { parcelIds, isShipped };
}

/** The first parcel without items takes the rest. A second one stays empty, so the call is refused. */
function fillEmpty(unsent: Awaited<ReturnType<typeof readUnsent>>, parcels: readonly NewParcel[]): NewParcel[] {
  if (parcels.every(({ items }) => items.length > 0)) return [...parcels];
  const named = piecesByLine(parcels);
  const rest = unsent
    .map(({ orderLineId, quantity }) => ({ orderLineId, quantity: quantity - (named.get(orderLineId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const first = parcels.findIndex(({ items }) => items.length === 0);
  return parcels.map((parcel, index) => (index === first ? { ...parcel, items: rest } : parcel));
}

function piecesByLine(parcels: readonly NewParcel[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { orderLineId, quantity } of parcels.flatMap(({ items }) => items)) {
    pieces.set(orderLineId, (pieces.get(orderLineId) ?? 0) + quantity);
  }
  return pieces;
}
