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
  return commissionAfter(lines.map((line) => ({ ...line, returnedCents: 0 })));
}

interface ReturnedLine extends CommissionedLine {
  /** Of what its commission is taken of, so much was given back: goods and what the mall bore, no shipping. */
  readonly returnedCents: number;
}

/**
 * The commission of what refunds have left, each line at its rate. What is given up is the difference to the whole, so that
 * refunds in any order and parts add up to it, and the last one takes the rest.
 */
export function commissionAfter(lines: readonly ReturnedLine[]): number {
  const sum = lines.reduce((all, line) => all + (baseOf(line) - line.returnedCents) * line.commissionBasisPoints, 0);
  return Math.floor(sum / WHOLE);
}

function baseOf({ goodsCents, reductions }: CommissionedLine): number {
  return reductions.reduce((left, one) => (one.bearer === 'store' ? left - one.amountCents : left), goodsCents);
}
