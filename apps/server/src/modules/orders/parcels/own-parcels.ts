import type * as contract from '@galleria/contract/orders/fulfilment';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { OrdersContext } from '../index.ts';
import { findOwnOrder, readOrderLines } from '../own-orders/own-orders-db.ts';
import { findOrderOfParcel, readParcels } from './parcels-db.ts';
import { presentParcel } from './present-parcel.ts';

export const parcelList: UseCase<typeof contract.parcelList, OrdersContext> = async (
  { database: { queries } },
  { orderNumber },
  { actor, locale },
) => {
  const order = await findOwnOrder(queries, { userId: actor.userId, number: orderNumber });
  if (!order) return refuse('order.notFound');
  const parcels = await readParcels(queries, order.id);
  const lines = parcels.length > 0 ? await readOrderLines(queries, [order.id]) : [];
  return parcels.map((parcel) => presentParcel(parcel, lines, locale));
};

/** Another buyer's parcel gets the same answer as an unknown one. */
export const parcelInfo: UseCase<typeof contract.parcelInfo, OrdersContext> = async (
  { database: { queries } },
  { parcelId },
  { actor, locale },
) => {
  const order = await findOrderOfParcel(queries, actor.userId, parcelId);
  if (!order) return refuse('parcel.notFound');
  const parcels = await readParcels(queries, order.id);
  const lines = await readOrderLines(queries, [order.id]);
  const index = parcels.findIndex(({ id }) => id === parcelId);
  const parcel = parcels[index];
  if (!parcel) return refuse('parcel.notFound');
  return {
    ...presentParcel(parcel, lines, locale),
    ...{ orderNumber: order.number, status: order.status, dvyType: order.deliveryType },
    ...{ number: index + 1, count: parcels.length },
  };
};
