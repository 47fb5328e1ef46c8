import { mainUnits } from '../money/main-units.ts';
import type { Reduction, ReductionKind } from './reductions.ts';

/** What a line, an order and a trade have in common. */
interface Priced {
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shippingFullCents: number;
  readonly shippingOffCents: number;
  readonly points: number;
  readonly payableCents: number;
}

/** Amounts as the contract shows them everywhere, each with the name of what it came from. */
export function showAmounts(priced: Priced, nameOf: (reduction: Reduction) => string) {
  return {
    total: mainUnits(priced.goodsCents),
    reductions: priced.reductions.map((reduction) => ({
      kind: reduction.kind satisfies ReductionKind,
      sourceId: reduction.sourceId,
      name: nameOf(reduction),
      amount: mainUnits(reduction.amountCents),
    })),
    transfee: mainUnits(priced.shippingFullCents),
    freeTransfee: mainUnits(priced.shippingOffCents),
    score: priced.points,
    actualTotal: mainUnits(priced.payableCents),
  };
}
