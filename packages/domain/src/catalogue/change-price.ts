import { centsOf } from '../money/main-units.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';

export interface PriceChange {
  /** A new price, or what is added to the present one. */
  readonly change: 'set' | 'percent' | 'amount';
  /** Main units, or percent; below zero: taken off. */
  readonly value: number;
}

/** The changed price, half a cent rounded up; undefined when no price may be so low or so high. */
export function changePrice(priceCents: number, { change, value }: PriceChange): number | undefined {
  const changed = {
    set: () => centsOf(value),
    amount: () => priceCents + centsOf(value),
    // Hundredths of a percent are whole, so that no cent is lost to binary fractions.
    percent: () => Math.round((priceCents * (10_000 + Math.round(value * 100))) / 10_000),
  }[change]();
  const isAllowed = changed >= centsOf(PRODUCT_LIMITS.lowestPrice) && changed <= centsOf(PRODUCT_LIMITS.highestPrice);
  return isAllowed ? changed : undefined;
}
