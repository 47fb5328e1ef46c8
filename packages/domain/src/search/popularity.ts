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
 * The levels, from the top or from this score down, that hold about so many of what is looked for, if it is as frequent
 * in each as everywhere; nothing when all of them are needed.
 */
export function levelsHolding(
  levels: ReadonlyMap<number, number>,
  { wanted, share, from = Infinity }: { wanted: number; share: number; from?: number | undefined },
): number[] | undefined {
  const below = [...levels].filter(([level]) => level <= levelOf(from)).sort(([a], [b]) => b - a);
  let held = 0;
  for (const [place, [, products]] of below.entries()) {
    held += products * share;
    if (held >= wanted) return below.slice(0, place + 1).map(([level]) => level);
  }
  return undefined;
}
