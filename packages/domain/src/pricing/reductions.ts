/** Who pays for a reduction. */
export type Bearer = 'store' | 'mall';

/** In the order of calculation; `priceChange` is a later reduction by the store. Each has a text in the catalogues. */
export const REDUCTION_KINDS = [
  'member',
  'storeDiscount',
  'storeCoupon',
  'platformCoupon',
  'points',
  'priceChange',
] as const;
export type ReductionKind = (typeof REDUCTION_KINDS)[number];

/** A reduction of a price. */
export interface Reduction {
  readonly kind: ReductionKind;
  /** Id of the discount or coupon; 0 for the kinds without one. */
  readonly sourceId: number;
  readonly amountCents: number;
  readonly bearer: Bearer;
}

export const BEARER_OF: Record<ReductionKind, Bearer> = {
  member: 'mall',
  storeDiscount: 'store',
  storeCoupon: 'store',
  platformCoupon: 'mall',
  points: 'mall',
  priceChange: 'store',
};

export function sumOf(reductions: readonly Reduction[], kind?: ReductionKind): number {
  return reductions.reduce((sum, one) => (kind && one.kind !== kind ? sum : sum + one.amountCents), 0);
}
