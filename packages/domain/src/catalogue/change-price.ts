import { centsOf } from '../money/main-units.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';

export interface PriceChange {
  /** `set` replaces the price; `percent` and `amount` are added to it. */
  readonly change: 'set' | 'percent' | 'amount';
  /** Main units or percent; negative values lower the price. */
  readonly value: number;
}

/** The changed price, rounded half up to a cent; undefined when it is outside the allowed range. */
export function changePrice(priceCents: number, { change, value }: PriceChange): number | undefined {
  const changed = {
    set: () => centsOf(value),
    amount: () => priceCents + centsOf(value),
    // In integer hundredths of a percent, so that no cent is lost to binary fractions.
    percent: () => Math.round((priceCents * (10_000 + Math.round(value * 100))) / 10_000),
  }[change]();
  const isAllowed = changed >= centsOf(PRODUCT_LIMITS.lowestPrice) && changed <= centsOf(PRODUCT_LIMITS.highestPrice);
  return isAllowed ? changed : undefined;
}
