import { DELIVERY_TYPE, type DeliveryType } from '../catalogue/product-types.ts';

interface Offered {
  readonly isVirtual: boolean;
  readonly deliveryTypes: readonly number[];
}

/** What a store itself can do, whatever its products allow. */
interface StoreDelivery {
  readonly hasPickupPoints: boolean;
  readonly bringsRound: boolean;
}

/** The ways in which all of one store's goods can get to the buyer, the usual one first; none when they have none in common. */
export function waysFor(lines: readonly Offered[], store: StoreDelivery): DeliveryType[] {
  const sent = lines.filter((line) => !line.isVirtual);
  if (sent.length === 0) return [DELIVERY_TYPE.none];
  const { courier, sameCity, pickup } = DELIVERY_TYPE;
  const able: DeliveryType[] = [
    courier,
    ...(store.bringsRound ? [sameCity] : []),
    ...(store.hasPickupPoints ? [pickup] : []),
  ];
  return able.filter((way) => sent.every((line) => line.deliveryTypes.includes(way)));
}

/** Somebody comes to the buyer's door. */
export function needsAddress(way: DeliveryType): boolean {
  return way === DELIVERY_TYPE.courier || way === DELIVERY_TYPE.sameCity;
}
