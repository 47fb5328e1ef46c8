const CONTENT_FROM = 3;

/**
 * `count` ratings of 1 to 5 stars with an average as near as possible to `rating`. Most are good; the disappointed give
 * one or two stars, and there are more of them the lower the rating is.
 */
export function spreadStars(rating: number, count: number, chance: () => number): number[] {
  const disappointed = (5 - rating) / 6;
  const stars = Array.from({ length: count }, () => {
    if (chance() < disappointed) return chance() < 0.45 ? 1 : 2;
    return Math.max(CONTENT_FROM, inRange(Math.round(rating + (chance() - 0.4) * 2)));
  });
  const wanted = Math.round(rating * count);
  for (let missing = wanted - sum(stars); missing !== 0; missing = wanted - sum(stars)) {
    const at = pick(movable(stars, Math.sign(missing)), chance);
    if (at === undefined) break;
    stars[at] = (stars[at] ?? 0) + Math.sign(missing);
  }
  return stars;
}

/** Indexes of ratings that can be moved by `step`: among the good ones as long as possible. */
function movable(stars: readonly number[], step: number): number[] {
  const all = stars.flatMap((value, at) => (inRange(value + step) === value ? [] : [at]));
  const content = all.filter((at) => (stars[at] ?? 0) >= CONTENT_FROM && (stars[at] ?? 0) + step >= CONTENT_FROM);
  return content.length > 0 ? content : all;
}

function pick(places: readonly number[], chance: () => number): number | undefined {
  return places[Math.floor(chance() * places.length)];
}

function inRange(stars: number): number {
  return Math.min(5, Math.max(1, stars));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
