import { mainUnits } from '../money/main-units.ts';
import type { Reduction, ReductionKind } from './reductions.ts';

interface Priced {
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shippingFullCents: number;
  readonly shippingOffCents: number;
  readonly points: number;
  readonly payableCents: number;
}

/** The contract's `Amounts`, with the name of each reduction's source. */
export function toAmounts(priced: Priced, nameOf: (reduction: Reduction) => string) {
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
