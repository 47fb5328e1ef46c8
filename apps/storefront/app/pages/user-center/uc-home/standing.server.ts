import type { PageVisit } from '@galleria/contract/call';
import { scoreInfo } from '@galleria/contract/ledger';
import { levelInfo } from '@galleria/contract/membership';

/** Where somebody stands among the members. Should it not be known for a moment, the page does without. */
export async function loadStanding({ call }: PageVisit) {
  const [level, points] = await Promise.all([call(levelInfo, {}), call(scoreInfo, {})]);
  if (!level.ok || !points.ok) return undefined;
  const { levelName, growth, nextLevelName, growthToNext, progress } = level.data;
  return { levelName, growth, nextLevelName, growthToNext, progress, points: points.data.score };
}

export type Standing = NonNullable<Awaited<ReturnType<typeof loadStanding>>>;
