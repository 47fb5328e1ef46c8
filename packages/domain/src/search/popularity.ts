/** What the mall knows about how well a product does. */
export interface Standing {
  readonly sold: number;
  readonly reviewCount: number;
  readonly ratingSum: number;
  readonly hasStock: boolean;
}

/** Stars that a product without reviews is believed to have, and how many reviews that belief weighs. */
const BELIEVED_STARS = 4;
const BELIEF_WEIGHT = 5;

/**
 * How popular, as a whole number from 0 to about 10,000: ten times the sales are a step, good reviews are another, and
 * what is sold out stands behind what is not.
 */
export function popularity({ sold, reviewCount, ratingSum, hasStock }: Standing): number {
  const stars = (ratingSum + BELIEVED_STARS * BELIEF_WEIGHT) / (reviewCount + BELIEF_WEIGHT);
  const score = 1000 * Math.log10(1 + sold) + 300 * Math.log10(1 + reviewCount) + 300 * (stars - 1);
  return Math.round(hasStock ? score : score / 2);
}

/** Average stars times ten, 0 while there are no reviews. */
export function ratingTenths({ reviewCount, ratingSum }: Pick<Standing, 'reviewCount' | 'ratingSum'>): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum * 10) / reviewCount);
}

/** A place in a shuffled order that is the same each time: the first so many by it are a fair sample. */
export function sampleOf(id: number): number {
  let mixed = Math.imul(id ^ (id >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) | 0;
}

const LEVEL_WIDTH = 100;

/** Products of one level are about as popular as each other. */
export function levelOf(score: number): number {
  return Math.floor(score / LEVEL_WIDTH);
}

/**
 * From each of these scores on, products have an index of words to themselves, so that what is best among many is not
 * sorted out of all of them. A step is about twice the sales.
 */
export const PEAKS = [6_600, 6_300, 6_000, 5_700, 5_400] as const;

/**
 * The highest peak that holds about so many of what is looked for below this score, if it is as frequent there as
 * everywhere; nothing when none does.
 */
export function peakHolding(
  levels: ReadonlyMap<number, number>,
  { wanted, share, below = Infinity }: { wanted: number; share: number; below?: number | undefined },
): number | undefined {
  const inReach = [...levels].filter(([level]) => level <= levelOf(below));
  return PEAKS.find((peak) => {
    const held = inReach.filter(([level]) => level >= levelOf(peak)).reduce((sum, [, products]) => sum + products, 0);
    return held * share >= wanted;
  });
}
