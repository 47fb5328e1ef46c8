/** How the API asks for some of a product's reviews. */
export const REVIEW_KIND = { all: -1, good: 0, middling: 1, bad: 2, withPictures: 3 } as const;

const STARS_OF_KIND: Readonly<Record<number, readonly [number, number]>> = {
  [REVIEW_KIND.good]: [4, 5],
  [REVIEW_KIND.middling]: [3, 3],
  [REVIEW_KIND.bad]: [1, 2],
};

/** The fewest and the most stars that reviews of this kind have. */
export function starsOfKind(kind: number): readonly [number, number] {
  return STARS_OF_KIND[kind] ?? [1, 5];
}

/** Percent of reviews with four or five stars; of none, nothing. `stars` counts those with one star, two stars … five. */
export function positivePercent(stars: readonly number[]): number {
  const all = stars.reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : Math.round((((stars[3] ?? 0) + (stars[4] ?? 0)) / all) * 100);
}
