import type { Locale } from '@galleria/domain/site/locales';
import type { Database } from '../../infra/database/database.ts';
import { adaptModule } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/personal-data.ts';
import { readGrowth, removeMember } from './membership-db.ts';
import { membershipRoutes } from './routes.ts';
import { showLevel } from './show-level.ts';

export { addGrowth } from './membership-db.ts';

/** How far buyers have come: growth and the level it reaches. */
export interface Membership {
  level(userId: string, locale: Locale): ReturnType<typeof showLevel>;
}

export function openMembership({ queries }: Database): Membership {
  return { level: (userId, locale) => showLevel(queries, userId, locale) };
}

export const memberRecords: PersonalData = {
  capability: 'membership',
  read: async (queries, userId) => ({ growth: await readGrowth(queries, userId) }),
  erase: ({ queries }, userId) => removeMember(queries, userId),
};

export const membership = adaptModule(
  'membership',
  ({ database }: { database: Database }) => openMembership(database),
  membershipRoutes,
  [memberRecords],
);
