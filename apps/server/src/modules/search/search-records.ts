import type { PersonalData } from '../../infra/personal-data.ts';
import { readHistory, removeHistory } from './history-db.ts';

export const searchRecords: PersonalData = {
  capability: 'search',
  read: async (queries, userId) =>
    (await readHistory(queries, userId)).map(({ keyword, searchedAt }) => ({
      keyword,
      searchedAt: searchedAt.toISOString(),
    })),
  erase: ({ queries }, userId) => removeHistory(queries, userId),
};
