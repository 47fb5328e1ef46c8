import type { PersonalData } from '../../../infra/modules/personal-data.ts';
import { readHistoryRows, removeHistory } from './history-db.ts';

export const searchPersonalData: PersonalData = {
  capability: 'search',
  read: async (queries, userId) =>
    (await readHistoryRows(queries, userId)).map(({ keyword, searchedAt }) => ({
      keyword,
      searchedAt: searchedAt.toISOString(),
    })),
  erase: ({ queries }, userId) => removeHistory(queries, userId),
};
