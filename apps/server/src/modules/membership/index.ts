import type { Database } from '../../infra/database/database.ts';
import { defineModule } from '../../infra/modules/define-module.ts';
import { levelInfo } from './level-info.ts';
import { membershipPersonalData } from './membership-personal-data.ts';

export { addGrowth } from './membership-db.ts';

export interface MembershipContext {
  readonly database: Database;
}

/** Growth of buyers and the level it reaches. */
export const membership = defineModule({
  name: 'membership',
  open: ({ database }: MembershipContext): MembershipContext => ({ database }),
  operations: { levelInfo },
  personalData: [membershipPersonalData],
});
