import type * as contract from '@galleria/contract/favourites/favourites';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import {
  deleteBrowsingHistory,
  deleteBrowsingHistoryOlderThan,
  readBrowsingHistory,
  trimBrowsingHistory,
  upsertBrowsing,
} from './browsing-history-db.ts';
import type { FavouritesContext } from './index.ts';

export const recordBrowsing: UseCase<typeof contract.recordBrowsing, FavouritesContext> = async (
  { database, catalogue, rules },
  { prodId },
  { actor, locale },
) => {
  const { historyEntries } = await rules();
  if (!(await catalogue.cards([prodId], locale)).has(prodId)) return refuse('product.notFound');
  await inTransaction(database, actor, async ({ queries }) => {
    await upsertBrowsing(queries, actor.userId, prodId);
    await trimBrowsingHistory(queries, actor.userId, historyEntries);
  });
  return null;
};

export const browsingHistoryPage: UseCase<typeof contract.browsingHistoryPage, FavouritesContext> = async (
  { database, catalogue, rules },
  paging,
  { actor, locale },
) => {
  const { historyDays } = await rules();
  const window = { offset: offsetOf(paging), limit: paging.size };
  const { entries, total } = await readBrowsingHistory(database.queries, actor.userId, historyDays, window);
  const cards = await catalogue.cards(
    entries.map(({ productId }) => productId),
    locale,
    { withDeleted: true },
  );
  const records = entries.flatMap(({ id, productId, day, seenAt }) => {
    const card = cards.get(productId);
    return card ? [{ ...card, prodBrowseLogId: id, browseDate: day, createTime: formatApiTime(seenAt) }] : [];
  });
  return toPage(records, total, paging);
};

export const clearBrowsingHistory: UseCase<typeof contract.clearBrowsingHistory, FavouritesContext> = async (
  { database },
  { prodBrowseLogIds },
  { actor },
) => {
  await deleteBrowsingHistory(database.queries, actor.userId, prodBrowseLogIds?.split(',').map(Number));
  return null;
};

/** Nightly job. */
export async function deleteOldBrowsingHistory({ database, rules }: FavouritesContext): Promise<void> {
  await deleteBrowsingHistoryOlderThan(database.queries, (await rules()).historyDays);
}
