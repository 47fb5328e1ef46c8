import { shippingFee } from '../shipping/shipping-fee.ts';
import { parcelOf, type Sent } from './ship-order.ts';
import type { PricingInput } from './trade.ts';

export interface FreeShippingProgress {
  /** Goods amount from which shipping is free. */
  readonly fromCents: number;
  /** 0: shipping is free. */
  readonly missingCents: number;
}

/**
 * How far one store's goods are from free delivery by courier. Undefined when more goods would not decide it: they use
 * several shipping templates, each with its own threshold, or the template has no threshold, costs nothing or does not
 * deliver there.
 */
export function freeShippingProgress(
  lines: readonly Sent[],
  { destination, shippingTemplates }: Pick<PricingInput, 'destination' | 'shippingTemplates'>,
): FreeShippingProgress | undefined {
  const sent = lines.filter((line) => !line.isVirtual);
  const [templateId, ...others] = new Set(sent.map((line) => line.shippingTemplateId));
  const template = shippingTemplates.get(templateId ?? 0);
  if (!template || others.length > 0) return undefined;
  const parcel = parcelOf(sent, destination?.provinceId);
  const fee = shippingFee(template, { ...parcel, goodsCents: 0 });
  if (fee === 'notDelivered' || fee.freeOverCents === null || fee.feeCents === 0) return undefined;
  return { fromCents: fee.freeOverCents, missingCents: Math.max(0, fee.freeOverCents - parcel.goodsCents) };
}
