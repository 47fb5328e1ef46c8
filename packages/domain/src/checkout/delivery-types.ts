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
  if (lines.every((line) => line.isVirtual)) return [DELIVERY_TYPE.none];
  return waysOf(store).filter((way) => lines.every((line) => goesBy(way, line, store)));
}

/** What is virtual goes along with anything. */
export function goesBy(way: DeliveryType, { isVirtual, deliveryTypes }: Offered, store: StoreDelivery): boolean {
  return isVirtual || (waysOf(store).includes(way) && deliveryTypes.includes(way));
}

function waysOf({ bringsRound, hasPickupPoints }: StoreDelivery): DeliveryType[] {
  const { courier, sameCity, pickup } = DELIVERY_TYPE;
  return [courier, ...(bringsRound ? [sameCity] : []), ...(hasPickupPoints ? [pickup] : [])];
}

/** Somebody comes to the buyer's door. */
export function needsAddress(way: DeliveryType): boolean {
  return way === DELIVERY_TYPE.courier || way === DELIVERY_TYPE.sameCity;
}
