import type { Reduction } from '../pricing/reductions.ts';

/** A line of an order with the rate that held when it was sold. */
interface CommissionedLine {
  readonly goodsCents: number;
  readonly reductions: readonly Pick<Reduction, 'amountCents' | 'bearer'>[];
  readonly commissionBasisPoints: number;
}

const WHOLE = 10_000;

/** Of the goods after the reductions that the store bears, without shipping. Rounded down once, for all lines together. */
export function commissionOf(lines: readonly CommissionedLine[]): number {
  return Math.floor(lines.reduce((sum, line) => sum + baseOf(line) * line.commissionBasisPoints, 0) / WHOLE);
}

function baseOf({ goodsCents, reductions }: CommissionedLine): number {
  return reductions.reduce((left, one) => (one.bearer === 'store' ? left - one.amountCents : left), goodsCents);
}
