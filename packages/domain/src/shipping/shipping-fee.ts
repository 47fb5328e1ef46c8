/** What sending costs and how long it takes, to most places or to some. */
interface ShippingTerms {
  firstFeeCents: number;
  extraFeeCents: number;
  /** Goods for so much or more travel free; null: never. */
  freeOverCents: number | null;
  minDays: number;
  maxDays: number;
}

export interface ShippingException extends ShippingTerms {
  provinceIds: number[];
}

export interface ShippingTemplate extends ShippingTerms {
  /** What a unit is: a piece, or a kilogram that has begun. */
  basis: 'piece' | 'weight';
  /** So many units travel for the first fee … */
  firstUnits: number;
  /** … and each step of so many further ones, begun or full, for the extra fee. */
  extraUnits: number;
  /** Other terms for some provinces; the first that names the province counts. */
  exceptions: ShippingException[];
  /** Provinces that nothing is sent to. */
  notTo: number[];
}

export interface Parcel {
  /** None while nobody said where to: then what most places pay is the answer. */
  provinceId: number | undefined;
  pieces: number;
  weightGrams: number;
  goodsCents: number;
}

export interface ShippingFee {
  feeCents: number;
  freeOverCents: number | null;
  minDays: number;
  maxDays: number;
}

const GRAMS_PER_UNIT = 1000;

export function shippingFee(template: ShippingTemplate, parcel: Parcel): ShippingFee | 'notDelivered' {
  const { provinceId, goodsCents } = parcel;
  if (provinceId !== undefined && template.notTo.includes(provinceId)) return 'notDelivered';
  const terms = termsFor(template, provinceId);
  const { freeOverCents, minDays, maxDays } = terms;
  const isFree = freeOverCents !== null && goodsCents >= freeOverCents;
  return { feeCents: isFree ? 0 : fullFee(template, terms, parcel), freeOverCents, minDays, maxDays };
}

/** What counts there. */
export function termsFor(template: ShippingTemplate, provinceId: number | undefined): ShippingTerms {
  if (provinceId === undefined) return template;
  return template.exceptions.find((exception) => exception.provinceIds.includes(provinceId)) ?? template;
}

function fullFee(template: ShippingTemplate, terms: ShippingTerms, { pieces, weightGrams }: Parcel): number {
  const units = template.basis === 'piece' ? pieces : Math.ceil(weightGrams / GRAMS_PER_UNIT);
  const steps = Math.ceil(Math.max(0, units - template.firstUnits) / template.extraUnits);
  return terms.firstFeeCents + steps * terms.extraFeeCents;
}
