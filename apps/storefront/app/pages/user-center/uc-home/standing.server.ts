import type { PageVisit } from '@galleria/contract/call';
import { levelInfo } from '@galleria/contract/membership';

/** The membership level. If the call fails, the page is shown without it. */
export async function loadStanding({ call }: PageVisit) {
  const level = await call(levelInfo, {});
  if (!level.ok) return undefined;
  const { levelName, growth, nextLevelName, growthToNext, progress } = level.data;
  return { levelName, growth, nextLevelName, growthToNext, progress };
}

export type Standing = NonNullable<Awaited<ReturnType<typeof loadStanding>>>;
