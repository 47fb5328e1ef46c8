import type { levelInfo } from '@galleria/contract/membership';
import type { OutputOf } from '@galleria/contract/operation';
import { standingAt } from '@galleria/domain/membership/levels';
import type { Locale } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { wordsIn } from '../../infra/words.ts';
import { readGrowth } from './membership-db.ts';

export async function showLevel(queries: Queries, userId: string, locale: Locale): Promise<OutputOf<typeof levelInfo>> {
  const growth = await readGrowth(queries, userId);
  const { current, next, growthToNext, progress } = standingAt(growth);
  const words = wordsIn(locale);
  return {
    level: current.level,
    levelName: words(`site.level.${current.name}`),
    growth,
    nextLevel: next?.level ?? null,
    nextLevelName: next ? words(`site.level.${next.name}`) : null,
    growthToNext,
    progress,
  };
}
