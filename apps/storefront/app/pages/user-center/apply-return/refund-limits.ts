import { keptCentsFor } from './gift-limits.ts';

/** What can be asked for at most, of a line or of a whole order. */
export interface RefundLimits {
  /** A quantity that was asked for is never reduced. */
  readonly leastCount: number;
  readonly maxCount: number;
  /** Paid for so many pieces, without postage. */
  readonly goodsCents: number;
  readonly points: number;
  readonly pieces: number;
  /** Comes along when everything that is left is asked for. */
  readonly postageCents: number;
  /** Of a part of a combo, for 1, 2, 3 … pieces: what it gives depends on what is kept. */
  readonly byCount?: readonly number[];
  /** What is taken off for so many pieces whose gifts stay; without it, nothing. */
  readonly gift?: Parameters<typeof keptCentsFor>[0] | undefined;
}

export interface Most {
  readonly cents: number;
  readonly postageCents: number;
  readonly points: number;
}

/** The most for this many pieces: cents that do not divide are with the first ones, as the mall shares them out. */
export function mostFor(limits: RefundLimits, count: number): Most {
  const pieces = Math.min(Math.max(count, 1), limits.pieces);
  const postageCents = count >= limits.maxCount ? limits.postageCents : 0;
  const keptCents = limits.gift ? keptCentsFor(limits.gift, pieces) : 0;
  return {
    cents: Math.max(0, goodsFor(limits, pieces) - keptCents) + postageCents,
    postageCents,
    points: ofFirst(limits.points, limits.pieces, pieces),
  };
}

function ofFirst(total: number, pieces: number, count: number): number {
  return Math.floor(total / pieces) * count + Math.min(count, total % pieces);
}

/** As it stands in the field. */
export function amountText(cents: number): string {
  return (cents / 100).toFixed(2);
}

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** The typed amount in cents, or nothing when it is none. Many keyboards have a comma instead of the point. */
export function centsTyped(typed: string): number | undefined {
  return AMOUNT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : undefined;
}

function goodsFor({ byCount, goodsCents, pieces: all }: RefundLimits, pieces: number): number {
  return byCount ? (byCount[pieces - 1] ?? 0) : ofFirst(goodsCents, all, pieces);
}
