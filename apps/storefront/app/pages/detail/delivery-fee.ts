import { centsOf } from '@galleria/domain/money/main-units';
import { shippingFee } from '@galleria/domain/shipping/shipping-fee';
import type { DeliveryWay, Sku } from './detail-data.ts';

/** What it costs to have so many of a SKU sent; of one of the cheapest while none is chosen. */
export function deliveryFeeCents(
  { fee, freeOver, terms }: Pick<DeliveryWay, 'fee' | 'freeOver' | 'terms'>,
  sku: Pick<Sku, 'price' | 'weight' | 'volume'> | undefined,
  quantity: number,
): number {
  if (!terms || !sku) return centsOf(fee ?? 0);
  const template = {
    basis: terms.basis,
    firstUnits: terms.firstUnits,
    firstFeeCents: centsOf(terms.firstFee),
    extraUnits: terms.extraUnits,
    extraFeeCents: centsOf(terms.extraFee),
    freeOverCents: freeOver === null ? null : centsOf(freeOver),
    // They are those of the place it is sent to already, and days cost nothing.
    exceptions: [],
    notTo: [],
    minDays: 0,
    maxDays: 0,
  };
  const answer = shippingFee(template, {
    provinceId: undefined,
    pieces: quantity,
    weightGrams: sku.weight * quantity,
    volumeCm3: sku.volume * quantity,
    goodsCents: centsOf(sku.price) * quantity,
  });
  return answer === 'notDelivered' ? 0 : answer.feeCents;
}
