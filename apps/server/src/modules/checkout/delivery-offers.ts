import { DELIVERY_TYPE, type DeliveryType } from '@galleria/domain/catalogue/product-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import { sumOf } from '@galleria/domain/pricing/reductions';
import { shipOrder } from '@galleria/domain/pricing/ship-order';
import type { Destination, PricedTrade, PricingInput } from '@galleria/domain/pricing/trade';
import { courierDays } from '@galleria/domain/shipping/shipping-fee';
import type { CheckoutItem, CheckoutReferenceData } from './load-checkout.ts';
import { offeredTypes, pricingInputOf } from './price-checkout.ts';

type ShippingInput = Omit<PricingInput, 'coupons' | 'points'>;

/**
 * Every delivery type for one store's items, with its fee. `plain` is priced without coupons: thresholds of free
 * shipping refer to that.
 */
export function offersOf(
  storeId: number,
  items: readonly CheckoutItem[],
  plain: PricedTrade,
  pricingInput: ShippingInput,
  reference: CheckoutReferenceData,
) {
  const own = items.filter(({ item }) => item.storeId === storeId);
  const lines = plain.orders
    .flatMap((order) => order.lines)
    .filter((line) => line.storeId === storeId)
    .map((line) => ({ ...line, goodsCents: line.goodsCents - sumOf(line.reductions) }));
  return offeredTypes(storeId, own, reference).map((type) => {
    const shipping = shipOrder(storeId, lines, {
      ...pricingInput,
      ...noExtras,
      deliveries: new Map([[storeId, { type }]]),
    });
    return {
      dvyType: type,
      isPossible: shipping.undeliverable.length === 0,
      fee: mainUnits(shipping.fullCents - shipping.memberOffCents),
      ...daysOf(type, own, pricingInput.destination, reference),
    };
  });
}

const noExtras = { coupons: [], points: 0 };

/** The first delivery type that reaches the address with all items; if none does, the first that is offered. */
export function defaultDeliveryType(
  storeId: number,
  own: readonly CheckoutItem[],
  reference: CheckoutReferenceData,
  destination: Destination | undefined,
): DeliveryType {
  const types = offeredTypes(storeId, own, reference);
  const lines = own.map(({ wanted }) => ({ ...wanted, goodsCents: wanted.quantity * wanted.unitCents }));
  const pricingInput = { ...pricingInputOf(own, reference, new Map(), destination), ...noExtras };
  const reachesAddress = (type: DeliveryType) =>
    shipOrder(storeId, lines, { ...pricingInput, deliveries: new Map([[storeId, { type }]]) }).undeliverable.length ===
    0;
  return types.find(reachesAddress) ?? types[0] ?? DELIVERY_TYPE.courier;
}

const IMMEDIATE = { minDays: 0, maxDays: 0 };
const SAME_CITY = { minDays: 0, maxDays: 1 };

/** The time of delivery, in days. */
export function daysOf(
  type: DeliveryType,
  items: readonly CheckoutItem[],
  destination: Destination | undefined,
  reference: CheckoutReferenceData,
) {
  if (type === DELIVERY_TYPE.sameCity) return SAME_CITY;
  if (type !== DELIVERY_TYPE.courier) return IMMEDIATE;
  const templates = items.flatMap(({ item }) => {
    const template = item.isVirtual ? undefined : reference.shippingTemplates.get(item.shippingTemplateId ?? 0);
    return template ?? [];
  });
  return courierDays(templates, destination?.provinceId) ?? IMMEDIATE;
}
