import type { Reduction } from '../pricing/reductions.ts';

/** A line of an order with the rate that held when it was sold. */
interface CommissionedLine {
  readonly goodsCents: number;
  readonly reductions: readonly Pick<Reduction, 'amountCents' | 'bearer'>[];
  readonly commissionBasisPoints: number;
}

const WHOLE = 10_000;

/**
 * Commission on the goods after the reductions that the store bears, without shipping. Rounded down once, for all
 * lines.
 */
export function commissionOf(lines: readonly CommissionedLine[]): number {
  return commissionAfter(lines.map((line) => ({ ...line, returnedCents: 0 })));
}

interface ReturnedLine extends CommissionedLine {
  /** Refunded part of the commission's base: goods and the mall's reductions, without shipping. */
  readonly returnedCents: number;
}

/**
 * The commission on what is left after refunds, each line at its own rate. The commission to give up is the difference
 * to the full one, so refunds in any order and size add up to it exactly, and the last refund gets the rounding rest.
 */
export function commissionAfter(lines: readonly ReturnedLine[]): number {
  const sum = lines.reduce((all, line) => all + (baseOf(line) - line.returnedCents) * line.commissionBasisPoints, 0);
  return Math.floor(sum / WHOLE);
}

function baseOf({ goodsCents, reductions }: CommissionedLine): number {
  return reductions.reduce((left, one) => (one.bearer === 'store' ? left - one.amountCents : left), goodsCents);
}
