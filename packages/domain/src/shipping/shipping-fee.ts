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
  /** What a unit is: a piece, a kilogram that has begun, or a litre that has begun. */
  basis: 'piece' | 'weight' | 'volume';
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
  volumeCm3: number;
  goodsCents: number;
}

/** A store that brings things round in its own city: one fee, nothing over a threshold. */
export interface SameCityTerms {
  cityId: number;
  feeCents: number;
  freeOverCents: number | null;
}

export interface ShippingFee {
  feeCents: number;
  freeOverCents: number | null;
  minDays: number;
  maxDays: number;
}

const GRAMS_PER_UNIT = 1000;
const CM3_PER_UNIT = 1000;

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

function fullFee(template: ShippingTemplate, terms: ShippingTerms, parcel: Parcel): number {
  const units = unitsOf(template.basis, parcel);
  const steps = Math.ceil(Math.max(0, units - template.firstUnits) / template.extraUnits);
  return terms.firstFeeCents + steps * terms.extraFeeCents;
}

function unitsOf(basis: ShippingTemplate['basis'], { pieces, weightGrams, volumeCm3 }: Parcel): number {
  if (basis === 'piece') return pieces;
  return Math.ceil(basis === 'weight' ? weightGrams / GRAMS_PER_UNIT : volumeCm3 / CM3_PER_UNIT);
}
