import type * as contract from '@galleria/contract/membership';
import { levelAt } from '@galleria/domain/membership/levels';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { serverText } from '../../infra/text/server-text.ts';
import type { MembershipContext } from './index.ts';
import { readGrowth } from './membership-db.ts';

export const levelInfo: UseCase<typeof contract.levelInfo, MembershipContext> = async (
  { database },
  _,
  { actor, locale },
) => {
  const growth = await readGrowth(database.queries, actor.userId);
  const { current, next, growthToNext, progress } = levelAt(growth);
  const text = serverText(locale);
  return {
    level: current.level,
    levelName: text(`site.level.${current.name}`),
    growth,
    nextLevel: next?.level ?? null,
    nextLevelName: next ? text(`site.level.${next.name}`) : null,
    growthToNext,
    progress,
  };
};
