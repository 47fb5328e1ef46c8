import type { ActivityKind } from './activity-kinds.ts';

/** Limits of the terms of a gift activity. */
export const GIFT_RULES = { piecesAtMost: 99, poolAtMost: 1_000_000 } as const;

/** `pieces` gifts for every `perPieces` pieces of a main item. */
export interface GiftTerms {
  readonly skuId: number;
  readonly perPieces: number;
  readonly pieces: number;
  /** Null: no limit. */
  readonly mostPerOrder: number | null;
  /** Gifts of the whole activity; null: while the stock of the gift lasts. */
  readonly pool: number | null;
}

/** Price kinds that are combined with a gift; goods with any other activity price have none. */
const COMES_WITH: readonly ActivityKind[] = ['limitedTime'];

/** Whether goods priced by an activity of this kind come with their gift; null: the normal price. */
export function allowsGift(priceKind: ActivityKind | null): boolean {
  return priceKind === null || COMES_WITH.includes(priceKind);
}

/** The number of gifts that this many pieces of a main item earn. */
export function giftPieces({ perPieces, pieces }: Pick<GiftTerms, 'perPieces' | 'pieces'>, bought: number): number {
  return Math.floor(bought / perPieces) * pieces;
}

/** A purchased line whose goods come with a gift. */
interface MainLine {
  readonly key: number;
  readonly quantity: number;
  readonly activityId: number;
  readonly terms: GiftTerms;
  /** Gifts left in the activity's pool; null: limited by the stock only. */
  readonly poolLeft: number | null;
}

interface GiftShare {
  readonly key: number;
  /** Gifts that the terms grant. */
  readonly due: number;
  /** The part of `due` that pool and stock allow. */
  readonly given: number;
}

/**
 * Gifts for the lines of one purchase, in the order of the lines: limits per order, pools and stock count for all of
 * them together. `stockOf` is the stock of a gift after what the purchase itself buys of it.
 */
export function shareGifts(lines: readonly MainLine[], stockOf: (skuId: number) => number): GiftShare[] {
  const ofActivity = new Map<number, number>();
  const ofSku = new Map<number, number>();
  return lines.map(({ key, quantity, activityId, terms, poolLeft }) => {
    const before = ofActivity.get(activityId) ?? 0;
    const limit = terms.mostPerOrder ?? Number.POSITIVE_INFINITY;
    const due = Math.max(0, Math.min(giftPieces(terms, quantity), limit - before));
    const taken = ofSku.get(terms.skuId) ?? 0;
    const pool = poolLeft === null ? Number.POSITIVE_INFINITY : poolLeft - before;
    const given = Math.max(0, Math.min(due, pool, stockOf(terms.skuId) - taken));
    ofActivity.set(activityId, before + given);
    ofSku.set(terms.skuId, taken + given);
    return { key, due, given };
  });
}

/** A gift line of an order, and the rest of its main item. */
interface GivenLine {
  readonly terms: Pick<GiftTerms, 'perPieces' | 'pieces'>;
  readonly given: number;
  /** Gifts that were returned, are in a request, or were paid for. */
  readonly settled: number;
  /** Pieces of the main item that the buyer keeps. */
  readonly mainLeft: number;
}

/** Gifts that the kept pieces of the main item no longer earn: the buyer returns them or pays for them. */
export function giftsToSettle({ terms, given, settled, mainLeft }: GivenLine): number {
  return Math.max(0, given - settled - Math.min(given, giftPieces(terms, mainLeft)));
}

/** Identifies the gifts that a buyer was shown, in any order; empty without gifts. */
export function giftsToken(
  gifts: readonly { readonly mainSkuId: number; readonly skuId: number; readonly quantity: number }[],
): string {
  return gifts
    .map(({ mainSkuId, skuId, quantity }) => `${mainSkuId}-${skuId}-${quantity}`)
    .toSorted()
    .join('.');
}
