import { keptCentsFor } from './gift-limits.ts';

/** Upper limits of a refund, for a line or a whole order. */
export interface RefundLimits {
  /** Changing a request never reduces its quantity. */
  readonly leastCount: number;
  readonly maxCount: number;
  /** The amount paid for `pieces` pieces, without postage. */
  readonly goodsCents: number;
  readonly points: number;
  readonly pieces: number;
  /** Added when everything that is left is requested. */
  readonly postageCents: number;
  /** For a combo, the refund for 1, 2, 3 … pieces: it depends on what is kept. */
  readonly byCount?: readonly number[];
  /** Set when gifts are kept, whose worth is taken off; undefined: nothing is taken off. */
  readonly gift?: Parameters<typeof keptCentsFor>[0] | undefined;
}

export interface MaxRefund {
  readonly cents: number;
  readonly postageCents: number;
  readonly points: number;
}

/** The limits for a number of pieces: indivisible cents belong to the first ones, as the server allocates them. */
export function maxRefund(limits: RefundLimits, count: number): MaxRefund {
  const pieces = Math.min(Math.max(count, 1), limits.pieces);
  const postageCents = count >= limits.maxCount ? limits.postageCents : 0;
  const keptCents = limits.gift ? keptCentsFor(limits.gift, pieces) : 0;
  return {
    cents: Math.max(0, goodsFor(limits, pieces) - keptCents) + postageCents,
    postageCents,
    points: allocateToFirst(limits.points, limits.pieces, pieces),
  };
}

function allocateToFirst(total: number, pieces: number, count: number): number {
  return Math.floor(total / pieces) * count + Math.min(count, total % pieces);
}

/** As shown in the field. */
export function amountText(cents: number): string {
  return (cents / 100).toFixed(2);
}

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** The typed amount in cents; undefined when invalid. Many keyboards have a comma instead of the point. */
export function parseCents(typed: string): number | undefined {
  return AMOUNT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : undefined;
}

function goodsFor({ byCount, goodsCents, pieces: all }: RefundLimits, pieces: number): number {
  return byCount ? (byCount[pieces - 1] ?? 0) : allocateToFirst(goodsCents, all, pieces);
}
