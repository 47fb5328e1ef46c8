import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { levelInfo } from './level-info.ts';
import { deleteMember, readGrowth } from './membership-db.ts';

export { addGrowth, deductGrowth } from './membership-db.ts';

export interface MembershipContext {
  readonly database: Database;
}

export const membershipPersonalData: PersonalData = {
  capability: 'membership',
  read: async (queries, userId) => ({ growth: await readGrowth(queries, userId) }),
  erase: ({ queries }, userId) => deleteMember(queries, userId),
};

/** Growth of buyers and the level it reaches. */
export const membership = defineModule({
  name: 'membership',
  open: ({ database }: MembershipContext): MembershipContext => ({ database }),
  operations: { levelInfo },
  personalData: [membershipPersonalData],
});
