import type { PersonalRecords } from '../../infra/personal-records.ts';
import { readHistory, removeHistory } from './history-db.ts';

export const searchRecords: PersonalRecords = {
  capability: 'search',
  read: async (queries, userId) =>
    (await readHistory(queries, userId)).map(({ keyword, searchedAt }) => ({
      keyword,
      searchedAt: searchedAt.toISOString(),
    })),
  erase: ({ queries }, userId) => removeHistory(queries, userId),
};
