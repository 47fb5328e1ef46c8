/** `count` numbers of stars from 1 to 5, as different as opinions are, whose average is the rating as nearly as can be. */
export function spreadStars(rating: number, count: number, chance: () => number): number[] {
  const stars = Array.from({ length: count }, () => inRange(Math.round(rating + (chance() - 0.5) * 2.6)));
  const wanted = Math.round(rating * count);
  for (let missing = wanted - sum(stars); missing !== 0; missing = wanted - sum(stars)) {
    const step = Math.sign(missing);
    const movable = stars.flatMap((value, at) => (inRange(value + step) === value ? [] : [at]));
    const at = movable[Math.floor(chance() * movable.length)];
    if (at === undefined) break;
    stars[at] = (stars[at] ?? 0) + step;
  }
  return stars;
}

function inRange(stars: number): number {
  return Math.min(5, Math.max(1, stars));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
