/** A discount of a store: "spend X save Y", or "N pieces Z % off". */
export interface StoreDiscount {
  readonly discountId: number;
  readonly storeId: number;
  readonly kind: 'spend' | 'pieces';
  /** Sorted by `from`: cents for `spend`, pieces for `pieces`. */
  readonly steps: readonly DiscountStep[];
  /** Empty: all products of the store. */
  readonly prodIds: readonly number[];
}

export interface DiscountStep {
  readonly from: number;
  /** Cents for `spend`, percent for `pieces`. */
  readonly off: number;
}

interface Bought {
  readonly pieces: number;
  readonly goodsCents: number;
}

/** The reduction in cents, by the highest step that is reached. */
export function discountOff(discount: StoreDiscount, { pieces, goodsCents }: Bought): number {
  const step = reachedStep(discount, { pieces, goodsCents });
  if (!step) return 0;
  if (discount.kind === 'spend') return Math.min(step.off, goodsCents);
  return Math.min(Math.ceil((goodsCents * step.off) / 100), goodsCents);
}

export function reachedStep({ kind, steps }: StoreDiscount, { pieces, goodsCents }: Bought): DiscountStep | undefined {
  const measure = kind === 'spend' ? goodsCents : pieces;
  return steps.findLast((step) => measure >= step.from);
}

/** For "spend 12.00 more to save 5.00". */
export function nextStep({ kind, steps }: StoreDiscount, { pieces, goodsCents }: Bought): DiscountStep | undefined {
  const measure = kind === 'spend' ? goodsCents : pieces;
  return steps.find((step) => measure < step.from);
}

export function isDiscounted(discount: StoreDiscount, line: { storeId: number; prodId: number }): boolean {
  if (discount.storeId !== line.storeId) return false;
  return discount.prodIds.length === 0 || discount.prodIds.includes(line.prodId);
}
