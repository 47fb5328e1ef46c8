import { allocate } from '../money/allocate.ts';
import { type ComboShare, withholdForfeitedSaving } from './combo-refund.ts';

/** A line of a paid order, with the fields that its refund depends on. */
export interface RefundableLine {
  readonly id: number;
  readonly quantity: number;
  /** Paid for the line, including its share of the postage. */
  readonly payableCents: number;
  readonly shippingCents: number;
  readonly points: number;
  /** The reductions that the mall bore. */
  readonly mallBearsCents: number;
  readonly refundedQuantity: number;
  /** Pieces in open requests. */
  readonly claimedQuantity: number;
  /** How the line belongs to a combo. */
  readonly combo?: ComboShare | null;
  /** Held back from its refunded pieces as long as other parts of the combo are kept. */
  readonly withheldCents?: number;
}

interface Pieces {
  readonly orderLineId: number;
  readonly quantity: number;
}

/** The refund of one line. */
export interface RefundPart {
  readonly orderLineId: number;
  readonly goodsCents: number;
  readonly postageCents: number;
  readonly mallBearsCents: number;
  readonly points: number;
  /** Held back for a combo; negative: an amount that was held back earlier and is paid out now. */
  readonly withheldCents?: number;
}

export interface RefundMaximum {
  readonly parts: readonly RefundPart[];
  /** Goods and postage together. */
  readonly amountCents: number;
  readonly postageCents: number;
  readonly points: number;
}

/**
 * Price of the next pieces of a line. Shares are fixed: the first pieces get the cents that do not divide evenly
 * (largest remainder), so the refunds add up to the line exactly, however its pieces are split over requests.
 */
export function shareOfPieces(line: RefundableLine, pieces: number): RefundPart {
  const { id: orderLineId, quantity, refundedQuantity: from } = line;
  if (pieces < 0 || from + pieces > quantity) throw new Error(`shareOfPieces: ${from} + ${pieces} of ${quantity}`);
  const next = (total: number) => shareOfFirst(total, quantity, from + pieces) - shareOfFirst(total, quantity, from);
  return {
    orderLineId,
    goodsCents: next(line.payableCents - line.shippingCents),
    postageCents: 0,
    mallBearsCents: next(line.mallBearsCents),
    points: next(line.points),
  };
}

function shareOfFirst(total: number, quantity: number, count: number): number {
  return Math.floor(total / quantity) * count + Math.min(count, total % quantity);
}

/**
 * The most that can be refunded for these pieces. The postage comes with the last item of an order of which nothing was
 * sent: when every other line that cost something is refunded or in a request.
 */
export function maxRefund(
  lines: readonly RefundableLine[],
  wanted: readonly Pieces[],
  { isUnsent }: { readonly isUnsent: boolean },
): RefundMaximum {
  const piecesOf = new Map(wanted.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const isLast = lines.every((line) => {
    const left = line.quantity - line.refundedQuantity - line.claimedQuantity - (piecesOf.get(line.id) ?? 0);
    return left <= 0 || isFreeLine(line);
  });
  const hasPostage = isUnsent && isLast;
  const shares = lines.map((line) => ({
    ...shareOfPieces(line, piecesOf.get(line.id) ?? 0),
    postageCents: hasPostage ? line.shippingCents : 0,
  }));
  const parts = withholdForfeitedSaving(lines, shares, piecesOf).filter(
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

/**
 * A line that cost neither money nor points, such as a gift: it cannot be requested, and is refunded with the last
 * item.
 */
export function isFreeLine({ payableCents, shippingCents, points }: RefundableLine): boolean {
  return payableCents - shippingCents === 0 && points === 0;
}

/**
 * Reduces the maximum to the agreed amount: goods and postage in proportion, to the cent; points and the mall's part in
 * the same proportion.
 */
export function reduceToAgreedAmount(most: RefundMaximum, amountCents: number): RefundMaximum {
  if (amountCents > most.amountCents) throw new Error(`reduceToAgreedAmount: ${amountCents} of ${most.amountCents}`);
  if (amountCents === most.amountCents) return most;
  const shares = allocate(
    amountCents,
    most.parts.flatMap(({ goodsCents, postageCents }) => [goodsCents, postageCents]),
  );
  // BigInt: the product of two amounts can exceed Number.MAX_SAFE_INTEGER.
  const inProportion = (amount: number) => Number((BigInt(amount) * BigInt(amountCents)) / BigInt(most.amountCents));
  const parts = most.parts.map((part, index) => ({
    orderLineId: part.orderLineId,
    goodsCents: shares[2 * index] ?? 0,
    postageCents: shares[2 * index + 1] ?? 0,
    mallBearsCents: inProportion(part.mallBearsCents),
    points: inProportion(part.points),
    // Kept in full: the agreement settles these pieces, so the rest of their price cannot be requested later.
    ...(part.withheldCents !== undefined && { withheldCents: part.withheldCents }),
  }));
  return { parts, ...sumsOf(parts) };
}

/** The maximum less the worth of the gifts that stay, by main line. Points and the mall's part are refunded in full. */
export function deductKeptGifts(most: RefundMaximum, worthCents: ReadonlyMap<number, number>): RefundMaximum {
  const parts = most.parts.map((part) => ({
    ...part,
    goodsCents: Math.max(0, part.goodsCents - (worthCents.get(part.orderLineId) ?? 0)),
  }));
  return { parts, ...sumsOf(parts) };
}

/** The smallest refund. */
export const MIN_REFUND_CENTS = 1;

/** Requests for points alone have no amount. */
export function isBelowMinimum({ amountCents, points }: Pick<RefundMaximum, 'amountCents' | 'points'>): boolean {
  return amountCents < MIN_REFUND_CENTS && points === 0;
}

/**
 * Whether a gift may stay when its main item goes back. A gift costs 0 and is normally returned with the main item; a
 * buyer who keeps it pays its worth out of the refund, which has to be larger than that.
 */
export function canKeepGift(worthCents: number, refundableCents: number): boolean {
  return worthCents === 0 || worthCents < refundableCents;
}
