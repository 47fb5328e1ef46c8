import type { PersonalData } from '../../infra/modules/personal-data.ts';
import { deleteMember, readGrowth } from './membership-db.ts';

export const membershipPersonalData: PersonalData = {
  capability: 'membership',
  read: async (queries, userId) => ({ growth: await readGrowth(queries, userId) }),
  erase: ({ queries }, userId) => deleteMember(queries, userId),
};
