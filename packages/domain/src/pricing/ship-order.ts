import { DELIVERY_TYPE, type DeliveryType } from '../catalogue/product-types.ts';
import { shippingFee } from '../shipping/shipping-fee.ts';
import { SELF_OPERATED_STORE } from '../stores/store-status.ts';
import type { PricingInput, Shipping, WantedLine } from './trade.ts';

/** `goodsCents` is the amount after store discounts, which decides about free shipping. */
export type Sent = WantedLine & { readonly goodsCents: number };

/** Shipping of one store's goods by the chosen delivery type. */
export function shipOrder(storeId: number, lines: readonly Sent[], input: PricingInput): Shipping {
  const sent = lines.filter((line) => !line.isVirtual);
  if (sent.length === 0) return free(DELIVERY_TYPE.none);
  const type = input.deliveries.get(storeId)?.type ?? DELIVERY_TYPE.courier;
  if (type === DELIVERY_TYPE.sameCity) return deliverInCity(storeId, sent, input);
  if (type !== DELIVERY_TYPE.courier) return free(type);
  const { fullCents, undeliverable } = sendByCourier(sent, input);
  const isFree = storeId === SELF_OPERATED_STORE && input.member?.hasFreeShipping === true;
  return { type, fullCents, memberOffCents: isFree ? fullCents : 0, undeliverable };
}

/** Sends one parcel per shipping template. */
function sendByCourier(sent: readonly Sent[], { destination, shippingTemplates }: PricingInput) {
  const undeliverable: string[] = [];
  let fullCents = 0;
  for (const [templateId, together] of Map.groupBy(sent, (line) => line.shippingTemplateId)) {
    const template = shippingTemplates.get(templateId ?? 0);
    if (!template) continue;
    const fee = shippingFee(template, parcelOf(together, destination?.provinceId));
    if (fee === 'notDelivered') undeliverable.push(...together.map((line) => line.key));
    else fullCents += fee.feeCents;
  }
  return { fullCents, undeliverable };
}

export function parcelOf(lines: readonly Sent[], provinceId: number | undefined) {
  const total = (amount: (line: Sent) => number) => lines.reduce((sum, line) => sum + amount(line), 0);
  return {
    provinceId,
    pieces: total((line) => line.quantity),
    weightGrams: total((line) => line.quantity * line.weightGrams),
    volumeCm3: total((line) => line.quantity * line.volumeCm3),
    goodsCents: total((line) => line.goodsCents),
  };
}

function deliverInCity(storeId: number, sent: readonly Sent[], { destination, sameCity }: PricingInput): Shipping {
  const terms = sameCity.get(storeId);
  const type = DELIVERY_TYPE.sameCity;
  if (!terms || (destination && destination.cityId !== terms.cityId)) {
    return { type, fullCents: 0, memberOffCents: 0, undeliverable: sent.map((line) => line.key) };
  }
  const goodsCents = sent.reduce((sum, line) => sum + line.goodsCents, 0);
  const isFree = terms.freeOverCents !== null && goodsCents >= terms.freeOverCents;
  return { type, fullCents: isFree ? 0 : terms.feeCents, memberOffCents: 0, undeliverable: [] };
}

function free(type: DeliveryType): Shipping {
  return { type, fullCents: 0, memberOffCents: 0, undeliverable: [] };
}
