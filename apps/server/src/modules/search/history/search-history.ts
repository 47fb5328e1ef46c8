import type * as contract from '@galleria/contract/search/search';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { PersonalData } from '../../../infra/modules/personal-data.ts';
import type { SearchContext } from '../context.ts';
import { putHistory, readHistoryRows, removeHistory } from './history-db.ts';

export const searchHistory: UseCase<typeof contract.searchHistory, SearchContext> = async (
  { database },
  _,
  { actor },
) => (await readHistoryRows(database.queries, actor.userId)).map(({ keyword }) => keyword);

export const addSearchHistory: UseCase<typeof contract.addSearchHistory, SearchContext> = async (
  { database },
  { keyword },
  { actor },
) => {
  await putHistory(database.queries, actor.userId, keyword.replaceAll(/\s+/g, ' '));
  return null;
};

export const clearSearchHistory: UseCase<typeof contract.clearSearchHistory, SearchContext> = async (
  { database },
  { keyword },
  { actor },
) => {
  await removeHistory(database.queries, actor.userId, keyword);
  return null;
};

export const searchPersonalData: PersonalData = {
  capability: 'search',
  read: async (queries, userId) =>
    (await readHistoryRows(queries, userId)).map(({ keyword, searchedAt }) => ({
      keyword,
      searchedAt: searchedAt.toISOString(),
    })),
  erase: ({ queries }, userId) => removeHistory(queries, userId),
};
