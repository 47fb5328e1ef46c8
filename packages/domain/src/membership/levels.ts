/** The free levels, and the growth from which each is reached. */
export const LEVELS = [
  { level: 1, name: 'ordinary', fromGrowth: 0 },
  { level: 2, name: 'silver', fromGrowth: 500 },
  { level: 3, name: 'gold', fromGrowth: 2_000 },
  { level: 4, name: 'platinum', fromGrowth: 10_000 },
  { level: 5, name: 'diamond', fromGrowth: 50_000 },
] as const;
export type Level = (typeof LEVELS)[number];

export interface LevelProgress {
  readonly current: Level;
  /** Undefined at the top level. */
  readonly next: Level | undefined;
  readonly growthToNext: number;
  /** Progress from this level to the next, 0 to 1. */
  readonly progress: number;
}

export function levelAt(growth: number): LevelProgress {
  const current = LEVELS.findLast(({ fromGrowth }) => growth >= fromGrowth) ?? LEVELS[0];
  const next = LEVELS.find(({ fromGrowth }) => growth < fromGrowth);
  if (!next) return { current, next, growthToNext: 0, progress: 1 };
  const span = next.fromGrowth - current.fromGrowth;
  return { current, next, growthToNext: next.fromGrowth - growth, progress: (growth - current.fromGrowth) / span };
}
