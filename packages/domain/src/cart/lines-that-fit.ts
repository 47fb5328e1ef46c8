import { LINES_AT_MOST } from './cart-rules.ts';

interface Line {
  readonly skuId: number;
  readonly addedAt: Date;
}

/** Which lines of a guest find room beside a buyer's own: those of the same SKU need none, then the latest. */
export function linesThatFit<Brought extends Line>(own: readonly Line[], brought: readonly Brought[]): Brought[] {
  const known = new Set(own.map(({ skuId }) => skuId));
  const same = brought.filter(({ skuId }) => known.has(skuId));
  const others = brought
    .filter(({ skuId }) => !known.has(skuId))
    .toSorted((one, other) => other.addedAt.getTime() - one.addedAt.getTime());
  return [...same, ...others.slice(0, Math.max(0, LINES_AT_MOST - own.length))];
}
