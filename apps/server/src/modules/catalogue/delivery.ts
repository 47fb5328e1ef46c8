import type { prodInfo } from '@galleria/contract/catalogue';
import type { OutputOf } from '@galleria/contract/operation';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type ShippingTemplate, shippingFee, termsFor } from '@galleria/domain/shipping/shipping-fee';
import type { Product } from './product-db.ts';
import type { Region } from './region-for.ts';

type Delivery = OutputOf<typeof prodInfo>['delivery'];

/** What it takes to get it there. What nothing is sent for, and what has no template, travels free. */
export function deliveryOf(
  product: Product,
  template: ShippingTemplate | undefined,
  region: Region | undefined,
): Delivery {
  // The one whose price the page shows first.
  const cheapest = product.skus.find((sku) => sku.priceCents === product.priceCents);
  const place = { regionName: region?.name ?? '', freeOver: null, terms: null, minDays: 0, maxDays: 0 };
  if (product.isVirtual || !template) return { ...place, isDeliverable: true, fee: 0 };
  const fee = shippingFee(template, {
    provinceId: region?.provinceId,
    pieces: 1,
    weightGrams: cheapest?.weightGrams ?? 0,
    volumeCm3: cheapest?.volumeCm3 ?? 0,
    goodsCents: product.priceCents,
  });
  if (fee === 'notDelivered') return { ...place, isDeliverable: false, fee: null };
  const { feeCents, freeOverCents, minDays, maxDays } = fee;
  const { firstFeeCents, extraFeeCents } = termsFor(template, region?.provinceId);
  return {
    ...place,
    isDeliverable: true,
    fee: mainUnits(feeCents),
    freeOver: freeOverCents === null ? null : mainUnits(freeOverCents),
    terms: {
      basis: template.basis,
      firstUnits: template.firstUnits,
      firstFee: mainUnits(firstFeeCents),
      extraUnits: template.extraUnits,
      extraFee: mainUnits(extraFeeCents),
    },
    minDays,
    maxDays,
  };
}
