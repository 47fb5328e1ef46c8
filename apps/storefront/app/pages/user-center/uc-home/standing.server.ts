import type { PageVisit } from '@galleria/contract/call';
import { levelInfo } from '@galleria/contract/membership';

/** Where somebody stands among the members. Should it not be known for a moment, the page does without. */
export async function loadStanding({ call }: PageVisit) {
  const level = await call(levelInfo, {});
  if (!level.ok) return undefined;
  const { levelName, growth, nextLevelName, growthToNext, progress } = level.data;
  return { levelName, growth, nextLevelName, growthToNext, progress };
}

export type Standing = NonNullable<Awaited<ReturnType<typeof loadStanding>>>;
