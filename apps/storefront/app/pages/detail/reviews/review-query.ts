/** Filters of reviews, by the numbers of the API. */
export const EVALUATIONS = { all: -1, good: 0, middling: 1, bad: 2, withPictures: 3 } as const;

export interface ReviewQuery {
  readonly evaluate: number;
  /** Only reviews with exactly this number of stars. */
  readonly star: number | undefined;
  readonly current: number;
}

const LAST_PAGE = 100_000;

/** The review filters in an address; invalid values fall back to the defaults. */
export function reviewQuery(query: URLSearchParams): ReviewQuery {
  return {
    evaluate: integerBetween(query.get('evaluate'), EVALUATIONS.good, EVALUATIONS.withPictures) ?? EVALUATIONS.all,
    star: integerBetween(query.get('star'), 1, 5),
    current: integerBetween(query.get('current'), 1, LAST_PAGE) ?? 1,
  };
}

/** The query parameters of the filters; defaults have none. */
export function reviewParts({ evaluate, star, current }: Partial<ReviewQuery>) {
  return {
    evaluate: evaluate === EVALUATIONS.all ? undefined : evaluate,
    star,
    current: current === 1 ? undefined : current,
  };
}

/** Whether both have the same filters and differ only in the page. */
export function isOtherPage(one: ReviewQuery, other: ReviewQuery): boolean {
  return one.evaluate === other.evaluate && one.star === other.star && one.current !== other.current;
}

function integerBetween(text: string | null, least: number, most: number): number | undefined {
  if (!text || !/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}
