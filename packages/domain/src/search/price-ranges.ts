/** Both ends included; the most expensive range has no upper end. */
export interface PriceRange {
  readonly minCents: number;
  readonly maxCents: number | null;
}

const RANGES = 5;
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Up to five ranges with about equally many prices each, separated at round amounts. */
export function priceRanges(pricesCents: readonly number[]): PriceRange[] {
  if (pricesCents.length === 0) return [];
  const sorted = pricesCents.toSorted((a, b) => a - b);
  const quantiles = Array.from(
    { length: RANGES - 1 },
    (_, step) => sorted[Math.floor(((step + 1) * sorted.length) / RANGES)],
  );
  const [cheapest = 0, dearest = 0] = [sorted[0], sorted.at(-1)];
  const borders = [...new Set(quantiles.map((price) => rounded(price ?? 0)))].filter(
    (border) => cheapest < border && border <= dearest,
  );
  const starts = [0, ...borders];
  return starts.map((minCents, index) => {
    const next = starts[index + 1];
    return { minCents, maxCents: next === undefined ? null : next - 1 };
  });
}

function rounded(cents: number): number {
  if (cents < 100) return 100;
  const unit = 10 ** Math.floor(Math.log10(cents));
  const nearest = ROUND.reduce((best, step) =>
    Math.abs(step * unit - cents) < Math.abs(best * unit - cents) ? step : best,
  );
  return Math.round(nearest * unit);
}
