import type { DiscountStep, StoreDiscount } from './store-discounts.ts';

/** Whether each step requires and gives more than the one before, and none gives everything. */
export function areStepsValid(kind: StoreDiscount['kind'], steps: readonly DiscountStep[]): boolean {
  return (
    steps.length > 0 &&
    steps.every((step, index) => {
      const before = steps[index - 1];
      const isHigher = !before || (step.from > before.from && step.off > before.off);
      return isHigher && step.from > 0 && step.off > 0 && (kind === 'spend' ? step.off < step.from : step.off < 100);
    })
  );
}

/** The period and the products of a discount. */
export interface DiscountReach {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Empty: all products of the store. */
  readonly prodIds: readonly number[];
}

/** Whether two discounts of one store would apply to the same product at the same time. */
export function discountsOverlap(one: DiscountReach, other: DiscountReach): boolean {
  if (one.startsAt >= other.endsAt || other.startsAt >= one.endsAt) return false;
  if (one.prodIds.length === 0 || other.prodIds.length === 0) return true;
  const ids = new Set(one.prodIds);
  return other.prodIds.some((prodId) => ids.has(prodId));
}
