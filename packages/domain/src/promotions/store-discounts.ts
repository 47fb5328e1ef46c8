/** What a store takes off whoever buys enough of it: "spend X save Y", or "N pieces Z % off". */
export interface StoreDiscount {
  readonly discountId: number;
  readonly storeId: number;
  readonly kind: 'spend' | 'pieces';
  /** Cents of a spending discount, pieces of the other; each step with what it takes off, the smallest first. */
  readonly steps: readonly DiscountStep[];
  /** None named: everything in the store. */
  readonly prodIds: readonly number[];
}

export interface DiscountStep {
  readonly from: number;
  /** Cents of a spending discount, percent of the other. */
  readonly off: number;
}

interface Bought {
  readonly pieces: number;
  readonly goodsCents: number;
}

/** What it takes off goods that it is good for; the highest step that was reached counts. */
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

/** The step that comes next, for "spend 12.00 more to save 5.00". */
export function nextStep({ kind, steps }: StoreDiscount, { pieces, goodsCents }: Bought): DiscountStep | undefined {
  const measure = kind === 'spend' ? goodsCents : pieces;
  return steps.find((step) => measure < step.from);
}

export function isDiscounted(discount: StoreDiscount, line: { storeId: number; prodId: number }): boolean {
  if (discount.storeId !== line.storeId) return false;
  return discount.prodIds.length === 0 || discount.prodIds.includes(line.prodId);
}
