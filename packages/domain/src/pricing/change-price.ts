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
  /** For the goods, after all reductions. */
  readonly goodsCents: number;
  readonly shippingCents: number;
}

export interface ChangedLine {
  readonly id: number;
  /** The store's part of the change; it replaces an earlier one. */
  readonly takenOffCents: number;
  readonly shippingCents: number;
}

export interface PriceBounds {
  /** What the goods cost the buyer before the store changed anything. */
  readonly goodsCents: number;
  readonly shippingCents: number;
}

/** Something must be left to pay. */
const LEAST_CENTS = 1;

/** A store may lower, and take back what it lowered, but never ask for more than the buyer agreed to. */
export function isWithinBounds({ goodsCents, shippingCents }: WantedPrice, most: PriceBounds): boolean {
  if (goodsCents < 0 || shippingCents < 0 || goodsCents + shippingCents < LEAST_CENTS) return false;
  return goodsCents <= most.goodsCents && shippingCents <= most.shippingCents;
}

/** What the goods of these lines cost the buyer without a change by the store. */
export function goodsBeforeChange(lines: readonly ChangeableLine[]): number {
  return lines.reduce((sum, line) => sum + leftOf(line), 0);
}

/**
 * Shares the new price out to the lines by what they cost before, to the cent. The difference is a reduction that the
 * store bears; shipping is asked for less, and is no reduction of the goods, so that it lowers no commission.
 */
export function changePrice(lines: readonly ChangeableLine[], wanted: WantedPrice): ChangedLine[] {
  const before = goodsBeforeChange(lines);
  const takenOff = allocate(before - wanted.goodsCents, lines.map(leftOf));
  const shipping = shareShipping(lines, wanted.shippingCents);
  return lines.map(({ id }, at) => ({ id, takenOffCents: takenOff[at] ?? 0, shippingCents: shipping[at] ?? 0 }));
}

export function priceChange(amountCents: number): Reduction {
  return { kind: 'priceChange', sourceId: 0, amountCents, bearer: BEARER_OF.priceChange };
}

function leftOf({ goodsCents, reductions }: ChangeableLine): number {
  return goodsCents - sumOf(reductions) + sumOf(reductions, 'priceChange');
}

/** As before; by the goods when a change had taken all of it away. */
function shareShipping(lines: readonly ChangeableLine[], shippingCents: number): number[] {
  const shares = lines.map((line) => line.shippingCents);
  if (shares.some((share) => share > 0)) return allocate(shippingCents, shares);
  const goods = lines.map((line) => line.goodsCents);
  return allocate(shippingCents, goods.some((share) => share > 0) ? goods : lines.map(() => 1));
}
