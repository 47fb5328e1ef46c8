import { allocate } from '../money/allocate.ts';
import { BEARER_OF, type Reduction, sumOf } from './reductions.ts';

/** A line as it is stored; its payable amount is goods less reductions plus its part of the shipping. */
export interface ChangeableLine {
  readonly id: number;
  readonly goodsCents: number;
  readonly reductions: readonly Reduction[];
  readonly shippingCents: number;
}

export interface WantedPrice {
  /** Goods after all reductions. */
  readonly wantedGoodsCents: number;
  readonly shippingCents: number;
}

export interface ChangedLine {
  readonly id: number;
  /** The store's reduction; it replaces an earlier one. */
  readonly takenOffCents: number;
  readonly shippingCents: number;
}

export interface PriceBounds {
  /** The buyer's price of the goods before any change by the store. */
  readonly agreedGoodsCents: number;
  readonly shippingCents: number;
}

/** The smallest amount that must be left to pay. */
const MIN_CENTS = 1;

/** A store may lower the price and undo that, but never ask for more than the buyer agreed to. */
export function isWithinBounds({ wantedGoodsCents, shippingCents }: WantedPrice, bounds: PriceBounds): boolean {
  if (wantedGoodsCents < 0 || shippingCents < 0 || wantedGoodsCents + shippingCents < MIN_CENTS) return false;
  return wantedGoodsCents <= bounds.agreedGoodsCents && shippingCents <= bounds.shippingCents;
}

/** The buyer's price of the goods of these lines without a change by the store. */
export function goodsBeforeChange(lines: readonly ChangeableLine[]): number {
  return lines.reduce((sum, line) => sum + priceBeforeChange(line), 0);
}

/**
 * Allocates the new price to the lines in proportion to their price before, to the cent. The difference is a reduction
 * borne by the store. Cheaper shipping is not a reduction of the goods, so it does not lower the commission.
 */
export function allocateNewPrice(lines: readonly ChangeableLine[], newPrice: WantedPrice): ChangedLine[] {
  const agreedGoodsCents = goodsBeforeChange(lines);
  const takenOff = allocate(agreedGoodsCents - newPrice.wantedGoodsCents, lines.map(priceBeforeChange));
  const shipping = shareShipping(lines, newPrice.shippingCents);
  return lines.map(({ id }, index) => ({
    id,
    takenOffCents: takenOff[index] ?? 0,
    shippingCents: shipping[index] ?? 0,
  }));
}

export function priceChangeReduction(amountCents: number): Reduction {
  return { kind: 'priceChange', sourceId: 0, amountCents, bearer: BEARER_OF.priceChange };
}

function priceBeforeChange({ goodsCents, reductions }: ChangeableLine): number {
  return goodsCents - sumOf(reductions) + sumOf(reductions, 'priceChange');
}

/** In the previous proportions; by the price of the goods when an earlier change had waived the shipping. */
function shareShipping(lines: readonly ChangeableLine[], shippingCents: number): number[] {
  const shares = lines.map((line) => line.shippingCents);
  if (shares.some((share) => share > 0)) return allocate(shippingCents, shares);
  const goods = lines.map((line) => line.goodsCents);
  return allocate(shippingCents, goods.some((share) => share > 0) ? goods : lines.map(() => 1));
}
