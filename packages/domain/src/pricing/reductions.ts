/** Whose money a reduction is: the store sells for less, or the mall pays the difference. */
export type Bearer = 'store' | 'mall';

/** Why something costs less, in the order in which it is worked out. Each has words in the catalogues. */
export const REDUCTION_KINDS = ['member', 'storeDiscount', 'storeCoupon', 'platformCoupon', 'points'] as const;
export type ReductionKind = (typeof REDUCTION_KINDS)[number];

/** A part of a line's price that is not paid, and why. */
export interface Reduction {
  readonly kind: ReductionKind;
  /** The discount's or the coupon's id; 0 where there is only one of its kind. */
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
};

export function sumOf(reductions: readonly Reduction[], kind?: ReductionKind): number {
  return reductions.reduce((sum, one) => (kind && one.kind !== kind ? sum : sum + one.amountCents), 0);
}
