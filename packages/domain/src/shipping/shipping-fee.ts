/** Fees and delivery time, in general or for some provinces. */
interface ShippingTerms {
  firstFeeCents: number;
  extraFeeCents: number;
  /** Free from this goods amount on; null: never. */
  freeOverCents: number | null;
  minDays: number;
  maxDays: number;
}

export interface ShippingException extends ShippingTerms {
  provinceIds: number[];
}

export interface ShippingTemplate extends ShippingTerms {
  /** The unit: a piece, a started kilogram or a started litre. */
  basis: 'piece' | 'weight' | 'volume';
  /** Units included in the first fee. */
  firstUnits: number;
  /** Each further step of so many units, started or full, costs the extra fee. */
  extraUnits: number;
  /** Other terms for some provinces; the first that names the province applies. */
  exceptions: ShippingException[];
  /** Provinces without delivery. */
  notTo: number[];
}

export interface Parcel {
  /** Undefined while the destination is unknown: then the general terms apply. */
  provinceId: number | undefined;
  pieces: number;
  weightGrams: number;
  volumeCm3: number;
  goodsCents: number;
}

/** Same-city delivery: one fee, free from a threshold on. */
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

/** The terms for a province. */
export function termsFor(template: ShippingTemplate, provinceId: number | undefined): ShippingTerms {
  if (provinceId === undefined) return template;
  return template.exceptions.find((exception) => exception.provinceIds.includes(provinceId)) ?? template;
}

/** Delivery days of the slowest of these templates; undefined without templates. */
export function courierDays(templates: readonly ShippingTemplate[], provinceId: number | undefined) {
  if (templates.length === 0) return undefined;
  const terms = templates.map((template) => termsFor(template, provinceId));
  const slowest = (days: (one: ShippingTerms) => number) => Math.max(...terms.map(days));
  return { minDays: slowest(({ minDays }) => minDays), maxDays: slowest(({ maxDays }) => maxDays) };
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
