import { centsOf } from '@galleria/domain/money/main-units';

interface Priced {
  readonly price: number;
  readonly oriPrice: number;
}

interface PriceOfChoice {
  readonly fromCents: number;
  /** The same as `fromCents` when all of them cost the same. */
  readonly toCents: number;
  /** What it cost before, where there is one price and it was more. */
  readonly oldCents: number;
}

/** What the SKUs that are still possible cost: a range, or one price with the old one. */
export function priceOfChoice(skus: readonly Priced[]): PriceOfChoice {
  const prices = skus.map(({ price }) => centsOf(price));
  const fromCents = Math.min(...prices);
  const toCents = Math.max(...prices);
  const before = Math.min(...skus.map(({ oriPrice }) => centsOf(oriPrice)));
  return { fromCents, toCents, oldCents: fromCents === toCents && before > fromCents ? before : 0 };
}

/** How much less it costs than before, as a whole percentage that never promises more than there is. */
export function savedPercent(oldCents: number, nowCents: number): number {
  return oldCents > nowCents ? Math.floor(((oldCents - nowCents) * 100) / oldCents) : 0;
}
