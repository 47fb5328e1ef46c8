/** Steps of a scale that people read easily: 1, 2 or 5 times a power of ten. */
export function niceTicks(most: number, intervals = 4): number[] {
  if (most <= 0) return [0, 1];
  const roughStep = most / intervals;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= roughStep) ?? 10) * power;
  // Multiplied, not summed: rounding errors of floating-point numbers would add up.
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Indices of at most `most` of `count` labels: always the last one, the others evenly before it. */
export function visibleLabels(count: number, most: number): ReadonlySet<number> {
  const interval = Math.max(1, Math.ceil(count / most));
  return new Set(Array.from({ length: Math.ceil(count / interval) }, (_, index) => count - 1 - index * interval));
}

/** Relative change; undefined where the value before is 0. */
export function relativeChange(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before;
}
