/** The figures behind a product's popularity. */
export interface SalesFigures {
  readonly sold: number;
  readonly reviewCount: number;
  readonly ratingSum: number;
  readonly hasStock: boolean;
}

/** Bayesian average: a prior of four stars that weighs as much as five reviews. */
const PRIOR_STARS = 4;
const PRIOR_REVIEWS = 5;

/**
 * A whole number from 0 to about 10,000: logarithmic in sales and reviews, plus the average rating; halved when sold
 * out.
 */
export function popularity({ sold, reviewCount, ratingSum, hasStock }: SalesFigures): number {
  const stars = (ratingSum + PRIOR_STARS * PRIOR_REVIEWS) / (reviewCount + PRIOR_REVIEWS);
  const score = 1000 * Math.log10(1 + sold) + 300 * Math.log10(1 + reviewCount) + 300 * (stars - 1);
  return Math.round(hasStock ? score : score / 2);
}

/** Average stars times ten; 0 without reviews. */
export function ratingTenths({ reviewCount, ratingSum }: Pick<SalesFigures, 'reviewCount' | 'ratingSum'>): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum * 10) / reviewCount);
}

/** A hash of the id: the first products in its order are a reproducible random sample. */
export function shuffleKey(id: number): number {
  let mixed = Math.imul(id ^ (id >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) | 0;
}

const BUCKET_WIDTH = 100;

/** The histogram bucket of a popularity score. */
export function popularityBucket(score: number): number {
  return Math.floor(score / BUCKET_WIDTH);
}

/**
 * Each tier (products with this score or higher) has a partial word index, so that the best hits of a frequent word are
 * found without sorting all hits. A tier has about twice the sales of the next.
 */
export const POPULARITY_TIERS = [6_600, 6_300, 6_000, 5_700, 5_400] as const;

/**
 * The highest tier that is expected to hold `wanted` hits at or below the score, assuming that hits are as frequent in
 * it as overall (`share`); undefined when none is.
 */
export function tierWithHits(
  buckets: ReadonlyMap<number, number>,
  { wanted, share, below = Infinity }: { wanted: number; share: number; below?: number | undefined },
): number | undefined {
  const inReach = [...buckets].filter(([bucket]) => bucket <= popularityBucket(below));
  return POPULARITY_TIERS.find((tier) => {
    const held = inReach
      .filter(([bucket]) => bucket >= popularityBucket(tier))
      .reduce((sum, [, products]) => sum + products, 0);
    return held * share >= wanted;
  });
}
