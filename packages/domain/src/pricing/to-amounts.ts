import { mainUnits } from '../money/main-units.ts';
import { type Reduction, type ReductionKind, sumOf } from './reductions.ts';

interface Priced {
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shippingFullCents: number;
  readonly shippingOffCents: number;
  readonly points: number;
  readonly payableCents: number;
}

/** Converts to the contract's `Amounts`, with a name for each reduction's source. */
export function toAmounts(priced: Priced, nameOf: (reduction: Reduction) => string) {
  return {
    total: mainUnits(priced.goodsCents),
    reductions: bySource(priced.reductions).map((reduction) => ({
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

/** Merges the bearers: buyers see one reduction per source. */
function bySource(reductions: readonly Reduction[]): Reduction[] {
  const same = Map.groupBy(reductions, ({ kind, sourceId }) => `${kind} ${sourceId}`);
  return [...same.values()].flatMap((parts) => (parts[0] ? [{ ...parts[0], amountCents: sumOf(parts) }] : []));
}
