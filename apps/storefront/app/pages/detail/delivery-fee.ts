import { centsOf } from '@galleria/domain/money/main-units';
import { shippingFee } from '@galleria/domain/shipping/shipping-fee';
import type { Product, Sku } from './detail-data.ts';

/** What it costs to have so many of a SKU sent; of one of the cheapest while none is chosen. */
export function deliveryFeeCents(
  { fee, freeOver, terms, minDays, maxDays }: Product['delivery'],
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
    // They are those of the place it is sent to already.
    exceptions: [],
    notTo: [],
    minDays,
    maxDays,
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
