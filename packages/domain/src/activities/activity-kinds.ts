/** What kinds of activities there are. Each has a name and a page in the catalogues. */
export const ACTIVITY_KINDS = ['limitedTime'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** How goods of an activity are sold. */
interface KindTerms {
  /** Whether its price stands for the price of the SKU: two of these never run for one SKU at the same time. */
  readonly hasPrice: boolean;
  /** Whether coupons and discounts of the store come off its price. */
  readonly takesReductions: boolean;
}

export const KIND_TERMS: Readonly<Record<ActivityKind, KindTerms>> = {
  limitedTime: { hasPrice: true, takesReductions: true },
};

/** Kinds that contradict each other when they run for one SKU at the same time. */
export function doExclude(one: ActivityKind, other: ActivityKind): boolean {
  return KIND_TERMS[one].hasPrice && KIND_TERMS[other].hasPrice;
}
