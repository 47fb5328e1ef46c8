import type * as contract from '@galleria/contract/search/staff-searches';
import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import type { SearchContext } from '../context.ts';
import { readAllHotSearches } from '../suggest/suggest-db.ts';
import {
  countHotSearches,
  deleteHotSearchRow,
  insertHotSearch,
  lockHotSearch,
  writeHotSearch,
  writeHotSearchOrder,
} from './searches-db.ts';

const MAX_HOT_SEARCHES = 100;

export const platformHotSearchList: UseCase<typeof contract.platformHotSearchList, SearchContext> = async ({
  database,
}) => {
  const rows = await readAllHotSearches(database.queries);
  return rows.map(({ id, target, title, content, startsAt, endsAt, isShown }) => ({
    ...{ hotSearchId: id, target, title, content, isShown },
    ...{ startTime: startsAt && formatApiTime(startsAt), endTime: endsAt && formatApiTime(endsAt) },
  }));
};

export const saveHotSearch: UseCase<typeof contract.saveHotSearch, SearchContext> = async (
  { database },
  { hotSearchId, startTime, endTime, ...words },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const before = hotSearchId === undefined ? undefined : await lockHotSearch(queries, hotSearchId);
    if (hotSearchId !== undefined && !before) return refuse('hotSearch.notFound');
    if (!before && (await countHotSearches(queries)) >= MAX_HOT_SEARCHES) {
      return refuse('settings.tooMany', { values: { limit: MAX_HOT_SEARCHES } });
    }
    const row = {
      ...words,
      startsAt: startTime === null ? null : parseApiTime(startTime),
      endsAt: endTime === null ? null : parseApiTime(endTime),
    };
    const savedId = before?.id ?? (await insertHotSearch(queries, row));
    if (before) await writeHotSearch(queries, savedId, row);
    await changed('hotSearches');
    audit.changed(before ?? null, { id: savedId, ...row });
    return { hotSearchId: savedId };
  });

export const orderHotSearches: UseCase<typeof contract.orderHotSearches, SearchContext> = async (
  { database },
  { target, hotSearchIds },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const all = await readAllHotSearches(queries);
    if (!(await writeHotSearchOrder(queries, target, hotSearchIds))) return refuse('settings.listChanged');
    await changed('hotSearches');
    const before = all.filter((one) => one.target === target).map(({ id }) => id);
    audit.changed({ target, hotSearchIds: before }, { target, hotSearchIds });
    return null;
  });

export const deleteHotSearch: UseCase<typeof contract.deleteHotSearch, SearchContext> = async (
  { database },
  { hotSearchId },
  { actor, audit },
) =>
  inTransaction(database, actor, async ({ queries, changed }) => {
    const before = await lockHotSearch(queries, hotSearchId);
    if (!before) return refuse('hotSearch.notFound');
    await deleteHotSearchRow(queries, hotSearchId);
    await changed('hotSearches');
    audit.changed(before, null);
    return null;
  });
