import { DELIVERY_TYPE, type DeliveryType } from '../catalogue/product-types.ts';

interface DeliverableItem {
  readonly isVirtual: boolean;
  readonly deliveryTypes: readonly number[];
}

/** Delivery types that the store supports, regardless of its products. */
interface StoreDelivery {
  readonly hasPickupPoints: boolean;
  readonly deliversSameCity: boolean;
}

/** The delivery types that all items of one store have in common; the default type comes first. */
export function deliveryTypesFor(lines: readonly DeliverableItem[], store: StoreDelivery): DeliveryType[] {
  if (lines.every((line) => line.isVirtual)) return [DELIVERY_TYPE.none];
  return typesOf(store).filter((type) => lines.every((line) => canBeDeliveredBy(type, line, store)));
}

/** Virtual items go along with any delivery type. */
export function canBeDeliveredBy(
  type: DeliveryType,
  { isVirtual, deliveryTypes }: DeliverableItem,
  store: StoreDelivery,
): boolean {
  return isVirtual || (typesOf(store).includes(type) && deliveryTypes.includes(type));
}

function typesOf({ deliversSameCity, hasPickupPoints }: StoreDelivery): DeliveryType[] {
  const { courier, sameCity, pickup } = DELIVERY_TYPE;
  return [courier, ...(deliversSameCity ? [sameCity] : []), ...(hasPickupPoints ? [pickup] : [])];
}

/** Whether the type delivers to the buyer's address. */
export function needsAddress(type: DeliveryType): boolean {
  return type === DELIVERY_TYPE.courier || type === DELIVERY_TYPE.sameCity;
}
