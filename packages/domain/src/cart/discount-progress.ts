import type { PricedLine } from '../pricing/trade.ts';
import {
  type DiscountStep,
  isDiscounted,
  nextStep,
  reachedStep,
  type StoreDiscount,
} from '../promotions/store-discounts.ts';

export interface DiscountProgress {
  readonly reached: DiscountStep | undefined;
  /** What comes next, and how much is missing: cents of a spending discount, pieces of the other. */
  readonly next: (DiscountStep & { readonly missing: number }) | undefined;
}

/**
 * How far priced lines are on the way to a discount. It is measured like in pricing: on what the member's share and the
 * discounts before this one have left.
 */
export function discountProgress(
  discount: StoreDiscount,
  earlierIds: ReadonlySet<number>,
  lines: readonly PricedLine[],
): DiscountProgress {
  const fitting = lines.filter((line) => !line.isActivityPrice && isDiscounted(discount, line));
  const bought = {
    pieces: fitting.reduce((sum, line) => sum + line.quantity, 0),
    goodsCents: fitting.reduce((sum, line) => sum + leftBefore(line, earlierIds), 0),
  };
  const next = nextStep(discount, bought);
  const measure = discount.kind === 'spend' ? bought.goodsCents : bought.pieces;
  return { reached: reachedStep(discount, bought), next: next && { ...next, missing: next.from - measure } };
}

function leftBefore({ goodsCents, reductions }: PricedLine, earlierIds: ReadonlySet<number>): number {
  const before = reductions.filter(
    ({ kind, sourceId }) => kind === 'member' || (kind === 'storeDiscount' && earlierIds.has(sourceId)),
  );
  return before.reduce((left, { amountCents }) => left - amountCents, goodsCents);
}
