import type * as contract from '@galleria/contract/cart/cart';
import type { OutputOf } from '@galleria/contract/operation';
import { DELIVERY_TYPE } from '@galleria/domain/catalogue/product-types';
import { mainUnits } from '@galleria/domain/money/main-units';
import { freeShippingProgress } from '@galleria/domain/pricing/free-shipping';
import { sumOf } from '@galleria/domain/pricing/reductions';
import type { Destination, PricedOrder } from '@galleria/domain/pricing/trade';
import type { ShippingTemplate } from '@galleria/domain/shipping/shipping-fee';
import type { AvailableLine } from './assess-lines.ts';

interface Shipping {
  readonly destination: Destination | undefined;
  readonly templates: ReadonlyMap<number, ShippingTemplate>;
}

/**
 * Amount missing to free courier delivery of a store's selected lines; null when some of them are not sent by courier.
 */
export function presentFreeShipping(
  own: readonly AvailableLine[],
  order: PricedOrder | undefined,
  { destination, templates }: Shipping,
): OutputOf<typeof contract.cartInfo>['shops'][number]['freeShipping'] {
  const selected = own.filter(({ line }) => line.isChecked);
  const isSent = selected.every(({ item }) => item.isVirtual || item.deliveryTypes.includes(DELIVERY_TYPE.courier));
  if (!order || !isSent) return null;
  // Amounts after store discounts and before coupons, as for the threshold at checkout.
  const lines = order.lines.map((line) => ({ ...line, goodsCents: line.goodsCents - sumOf(line.reductions) }));
  const progress = freeShippingProgress(lines, { destination, shippingTemplates: templates });
  return progress ? { from: mainUnits(progress.fromCents), missing: mainUnits(progress.missingCents) } : null;
}
