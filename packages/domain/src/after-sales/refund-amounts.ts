import { allocate } from '../money/allocate.ts';
import { type ComboShare, withoutLostSaving } from './combo-refund.ts';

/** A line of a paid order, as far as refunds depend on it. */
export interface RefundableLine {
  readonly id: number;
  readonly quantity: number;
  /** Paid for it, its part of the postage included. */
  readonly payableCents: number;
  readonly shippingCents: number;
  readonly points: number;
  /** Its reductions that the mall bore. */
  readonly mallBearsCents: number;
  readonly refundedQuantity: number;
  /** Pieces in open requests. */
  readonly claimedQuantity: number;
  /** How it belongs to a combo. */
  readonly combo?: ComboShare | null;
  /** Held back of what was paid for its refunded pieces, as long as other parts of the combo are kept. */
  readonly withheldCents?: number;
}

interface Pieces {
  readonly orderLineId: number;
  readonly quantity: number;
}

/** What a line gives back. */
export interface RefundPart {
  readonly orderLineId: number;
  readonly goodsCents: number;
  readonly postageCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
  /** What a combo holds back of it; below zero: what was held back before and comes back now. */
  readonly withheldCents?: number;
}

export interface RefundMaximum {
  readonly parts: readonly RefundPart[];
  /** Of goods and postage together. */
  readonly amountCents: number;
  readonly postageCents: number;
  readonly points: number;
}

/**
 * What the next pieces of a line were paid: shares are frozen, and the pieces that come first get the cents that do not
 * divide (largest remainder), so that piece by piece adds up to the line exactly, whatever was asked for at a time.
 */
export function shareOfPieces(line: RefundableLine, pieces: number): RefundPart {
  const { id: orderLineId, quantity, refundedQuantity: from } = line;
  if (pieces < 0 || from + pieces > quantity) throw new Error(`shareOfPieces: ${from} + ${pieces} of ${quantity}`);
  const next = (total: number) => ofFirst(total, quantity, from + pieces) - ofFirst(total, quantity, from);
  return {
    orderLineId,
    goodsCents: next(line.payableCents - line.shippingCents),
    postageCents: 0,
    mallBearsCents: next(line.mallBearsCents),
    points: next(line.points),
  };
}

function ofFirst(total: number, quantity: number, count: number): number {
  return Math.floor(total / quantity) * count + Math.min(count, total % quantity);
}

/**
 * The most that can be asked for these pieces. The postage comes with the last item of an order of which nothing was
 * sent: when everything else that cost something is refunded, or asked for.
 */
export function mostFor(
  lines: readonly RefundableLine[],
  wanted: readonly Pieces[],
  { isUnsent }: { readonly isUnsent: boolean },
): RefundMaximum {
  const piecesOf = new Map(wanted.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const isLast = lines.every((line) => {
    const left = line.quantity - line.refundedQuantity - line.claimedQuantity - (piecesOf.get(line.id) ?? 0);
    return left <= 0 || isWorthless(line);
  });
  const hasPostage = isUnsent && isLast;
  const shares = lines.map((line) => ({
    ...shareOfPieces(line, piecesOf.get(line.id) ?? 0),
    postageCents: hasPostage ? line.shippingCents : 0,
  }));
  const parts = withoutLostSaving(lines, shares, piecesOf).filter(
    (part) => piecesOf.has(part.orderLineId) || part.postageCents > 0 || part.goodsCents > 0,
  );
  return { parts, ...sumsOf(parts) };
}

function sumsOf(parts: readonly RefundPart[]) {
  const sum = (pick: (part: RefundPart) => number) => parts.reduce((all, part) => all + pick(part), 0);
  const postageCents = sum((part) => part.postageCents);
  return {
    amountCents: sum((part) => part.goodsCents) + postageCents,
    postageCents,
    points: sum((part) => part.points),
  };
}

/** A line that cost neither money nor points, as a gift: nothing can be asked for it, and it goes with the last item. */
export function isWorthless({ payableCents, shippingCents, points }: RefundableLine): boolean {
  return payableCents - shippingCents === 0 && points === 0;
}

/**
 * Less than the most was agreed: every part gives in proportion, to the cent; what the mall bore and points return in the
 * same proportion.
 */
export function agreedParts(most: RefundMaximum, amountCents: number): RefundMaximum {
  if (amountCents > most.amountCents) throw new Error(`agreedParts: ${amountCents} of ${most.amountCents}`);
  if (amountCents === most.amountCents) return most;
  const shares = allocate(
    amountCents,
    most.parts.flatMap(({ goodsCents, postageCents }) => [goodsCents, postageCents]),
  );
  // BigInt: the product of two amounts can exceed Number.MAX_SAFE_INTEGER.
  const less = (whole: number) => Number((BigInt(whole) * BigInt(amountCents)) / BigInt(most.amountCents));
  const parts = most.parts.map((part, at) => ({
    orderLineId: part.orderLineId,
    goodsCents: shares[2 * at] ?? 0,
    postageCents: shares[2 * at + 1] ?? 0,
    mallBearsCents: less(part.mallBearsCents),
    points: less(part.points),
    // Settled by the agreement: nobody asks for the rest of it later.
    ...(part.withheldCents !== undefined && { withheldCents: part.withheldCents }),
  }));
  return { parts, ...sumsOf(parts) };
}

/** What is left of it when gifts stay that are worth so much, by main line. Points and what the mall bore return in full. */
export function withGiftsKept(most: RefundMaximum, worthCents: ReadonlyMap<number, number>): RefundMaximum {
  const parts = most.parts.map((part) => ({
    ...part,
    goodsCents: Math.max(0, part.goodsCents - (worthCents.get(part.orderLineId) ?? 0)),
  }));
  return { parts, ...sumsOf(parts) };
}

/** The smallest amount that is paid back. */
export const LEAST_REFUND_CENTS = 1;

/** A request about points alone has no amount. */
export function isBelowLeast({ amountCents, points }: Pick<RefundMaximum, 'amountCents' | 'points'>): boolean {
  return amountCents < LEAST_REFUND_CENTS && points === 0;
}

/**
 * A gift has a price of 0 and goes back with its main item. Who keeps it pays for it out of the refund, which is not
 * possible when it is worth as much as the main item gives back, or more.
 */
export function giftMayStay(worthCents: number, refundableCents: number): boolean {
  return worthCents === 0 || worthCents < refundableCents;
}
