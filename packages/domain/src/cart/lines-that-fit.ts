import { LINES_AT_MOST } from './cart-rules.ts';

interface Line {
  readonly skuId: number;
  readonly addedAt: Date;
}

/** The lines of a guest that fit into a buyer's cart: those of SKUs it has already, then the latest. */
export function linesThatFit<GuestLine extends Line>(
  own: readonly Line[],
  guestLines: readonly GuestLine[],
): GuestLine[] {
  const known = new Set(own.map(({ skuId }) => skuId));
  const same = guestLines.filter(({ skuId }) => known.has(skuId));
  const others = guestLines
    .filter(({ skuId }) => !known.has(skuId))
    .toSorted((one, other) => other.addedAt.getTime() - one.addedAt.getTime());
  return [...same, ...others.slice(0, Math.max(0, LINES_AT_MOST - own.length))];
}
