import type { ActivityKind } from './activity-kinds.ts';

/** What a store may agree in a gift activity. */
export const GIFT_RULES = { piecesAtMost: 99, poolAtMost: 1_000_000 } as const;

/** So many `pieces` of the gift for every `perPieces` of a main item. */
export interface GiftTerms {
  readonly skuId: number;
  readonly perPieces: number;
  readonly pieces: number;
  /** Null: no limit. */
  readonly mostPerOrder: number | null;
  /** Gifts of the whole activity; null: while the stock of the gift lasts. */
  readonly pool: number | null;
}

/** A special price is enough: gifts come with normal prices and limited-time discounts only. */
const COMES_WITH: readonly ActivityKind[] = ['limitedTime'];

/** Whether goods whose price comes from this activity have their gift; null: the normal price. */
export function comesWithGift(priceKind: ActivityKind | null): boolean {
  return priceKind === null || COMES_WITH.includes(priceKind);
}

/** How many gifts so many pieces of a main item bring. */
export function giftPieces({ perPieces, pieces }: Pick<GiftTerms, 'perPieces' | 'pieces'>, bought: number): number {
  return Math.floor(bought / perPieces) * pieces;
}

/** A line of one purchase whose goods have a gift. */
interface MainLine {
  readonly key: number;
  readonly quantity: number;
  readonly activityId: number;
  readonly terms: GiftTerms;
  /** Gifts that are left of the activity's own pieces; null: no limit but the stock. */
  readonly poolLeft: number | null;
}

interface GiftShare {
  readonly key: number;
  /** By the rule. */
  readonly due: number;
  /** As many of these as there are. */
  readonly given: number;
}

/**
 * What the lines of one purchase get, in their order: limits per order, pools and stock count for all of them together.
 * `stockOf` is the stock of a gift without what the purchase buys of it.
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

/** A gift of an order, and how much of its main item is left. */
interface GivenLine {
  readonly terms: Pick<GiftTerms, 'perPieces' | 'pieces'>;
  readonly given: number;
  /** Gifts that went back, that are asked for, or that were paid for. */
  readonly settled: number;
  /** Pieces of the main item that stay. */
  readonly mainLeft: number;
}

/** Gifts that the pieces of the main item which stay do not bring: they go back, or are paid for. */
export function giftsToSettle({ terms, given, settled, mainLeft }: GivenLine): number {
  return Math.max(0, given - settled - Math.min(given, giftPieces(terms, mainLeft)));
}

/** Identifies the gifts that a buyer was shown, in whatever order; empty when there were none. */
export function giftsToken(
  gifts: readonly { readonly mainSkuId: number; readonly skuId: number; readonly quantity: number }[],
): string {
  return gifts
    .map(({ mainSkuId, skuId, quantity }) => `${mainSkuId}-${skuId}-${quantity}`)
    .toSorted()
    .join('.');
}
