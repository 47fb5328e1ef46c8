import type { PricedLine } from '../pricing/trade.ts';
import {
  type DiscountStep,
  isDiscounted,
  nextStep,
  reachedStep,
  type StoreDiscount,
} from '../promotions/store-discounts.ts';

export interface DiscountProgress {
  /** Pieces that the discount applies to. */
  readonly pieces: number;
  readonly reached: DiscountStep | undefined;
  /** The next step and what is missing to reach it: cents for `spend`, pieces for `pieces`. */
  readonly next: (DiscountStep & { readonly missing: number }) | undefined;
}

/** Progress of priced lines towards a discount, calculated as in pricing: after the member's and earlier discounts. */
export function discountProgress(
  discount: StoreDiscount,
  earlierIds: ReadonlySet<number>,
  lines: readonly PricedLine[],
): DiscountProgress {
  const fitting = lines.filter((line) => line.takesReductions && isDiscounted(discount, line));
  const bought = {
    pieces: fitting.reduce((sum, line) => sum + line.quantity, 0),
    goodsCents: fitting.reduce((sum, line) => sum + leftBefore(line, earlierIds), 0),
  };
  const next = nextStep(discount, bought);
  const measure = discount.kind === 'spend' ? bought.goodsCents : bought.pieces;
  const { pieces } = bought;
  return { pieces, reached: reachedStep(discount, bought), next: next && { ...next, missing: next.from - measure } };
}

function leftBefore({ goodsCents, reductions }: PricedLine, earlierIds: ReadonlySet<number>): number {
  const before = reductions.filter(
    ({ kind, sourceId }) => kind === 'member' || (kind === 'storeDiscount' && earlierIds.has(sourceId)),
  );
  return before.reduce((left, { amountCents }) => left - amountCents, goodsCents);
}
