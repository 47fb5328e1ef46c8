import type { ParsedInputOf } from '@galleria/contract/operation';
import type * as contract from '@galleria/contract/orders/fulfilment';
import type * as storeOrders from '@galleria/contract/orders/store-orders';
import { ORDER_STATUS } from '@galleria/domain/orders/order-status';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { OrdersContext } from '../index.ts';
import { lockParcel, type NewParcel, readCouriers, writeWaybill } from '../parcels/parcels-db.ts';
import { shipParcels } from '../parcels/ship-parcels.ts';
import { TRACK_PARCEL } from '../parcels/track-parcel.ts';
import { lockStoreOrder, writeRemark } from './store-orders-db.ts';

type WantedParcel = ParsedInputOf<typeof contract.shipOrder>['packages'][number];

export const shipOrder: UseCase<typeof contract.shipOrder, OrdersContext> = async (
  { database },
  { orderNumber, packages },
  { actor, audit },
) => {
  const known = await courierIds(database.queries);
  if (!packages.every((parcel) => isDeliverable(parcel, known))) return refuse('order.courierUnknown');
  return inTransaction(database, actor, async (transaction) => {
    const order = await lockStoreOrder(transaction.queries, actor.storeId, orderNumber);
    if (!order) return refuse('order.notFound');
    if (order.isVirtual) return refuse('order.notShippable');
    const shipped = await shipParcels(transaction, order, packages.map(toParcel));
    if (isRefused(shipped)) return shipped;
    audit.changed({ status: order.status }, { parcelIds: shipped.parcelIds, isShipped: shipped.isShipped });
    return shipped;
  });
};

async function courierIds(queries: Parameters<typeof readCouriers>[0]): Promise<ReadonlySet<number>> {
  return new Set((await readCouriers(queries)).map(({ id }) => id));
}

/** A parcel with a courier needs a waybill; without a courier the store delivers it itself. */
function isDeliverable(
  { dvyId, dvyFlowId }: Pick<WantedParcel, 'dvyId' | 'dvyFlowId'>,
  known: ReadonlySet<number>,
): boolean {
  return dvyId === 0 ? dvyFlowId === '' : known.has(dvyId) && dvyFlowId !== '';
}

function toParcel({ dvyId, dvyFlowId, items }: WantedParcel): NewParcel {
  return {
    courierId: dvyId === 0 ? null : dvyId,
    waybill: dvyFlowId,
    items: items.map(({ orderItemId, count }) => ({ orderLineId: orderItemId, quantity: count })),
  };
}

export const changeWaybill: UseCase<typeof contract.changeWaybill, OrdersContext> = async (
  { database },
  { parcelId, dvyId, dvyFlowId },
  { actor, audit },
) => {
  if (!isDeliverable({ dvyId, dvyFlowId }, await courierIds(database.queries))) return refuse('order.courierUnknown');
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const parcel = await lockParcel(queries, actor.storeId, parcelId);
    if (!parcel) return refuse('parcel.notFound');
    const { toShip, toReceive } = ORDER_STATUS;
    if (parcel.status !== toShip && parcel.status !== toReceive) return refuse('order.notShippable');
    if (parcel.courierId === (dvyId || null) && parcel.waybill === dvyFlowId) return null;
    await writeWaybill(queries, parcelId, dvyId || null, dvyFlowId);
    await transaction.schedule(TRACK_PARCEL, { parcelId });
    audit.changed(
      { orderNumber: parcel.number, dvyId: parcel.courierId ?? 0, dvyFlowId: parcel.waybill },
      { orderNumber: parcel.number, dvyId, dvyFlowId },
    );
    return null;
  });
};

export const changeOrderRemark: UseCase<typeof storeOrders.changeOrderRemark, OrdersContext> = async (
  { database },
  { orderNumber, remark },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries }) => {
    const order = await lockStoreOrder(queries, actor.storeId, orderNumber);
    if (!order) return refuse('order.notFound');
    await writeRemark(queries, order.id, remark);
    audit.changed({ remark: order.storeRemark }, { remark });
    return null;
  });

export const courierList: UseCase<typeof contract.courierList, OrdersContext> = async (
  { database: { queries } },
  _input,
  { locale },
) => {
  const couriers = await readCouriers(queries);
  return couriers.map(({ id, name, phone, trackingUrl }) => {
    return { dvyId: id, dvyName: textIn(name, locale), phone, trackingUrl };
  });
};
