import type { browsingHistoryPage } from '@galleria/contract/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { inTransaction } from '../../infra/database/transaction.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { logSeen, readBrowsingPage, trimBrowsing } from './browse-log-db.ts';
import type { Buyer, FavouritesContext, Paging } from './buyer.ts';

export async function rememberSeen(
  { database, catalogue, rules }: FavouritesContext,
  productId: number,
  { actor, userId, locale }: Buyer,
): Promise<null | Refused<'product.notFound'>> {
  const { historyEntries } = await rules();
  if (!(await catalogue.cards([productId], locale)).has(productId)) return refuse('product.notFound');
  await inTransaction(database, actor, async ({ queries }) => {
    await logSeen(queries, userId, productId);
    await trimBrowsing(queries, userId, historyEntries);
  });
  return null;
}

export async function showSeen(
  { database, catalogue, rules }: FavouritesContext,
  { current, size }: Paging,
  { userId, locale }: Buyer,
): Promise<OutputOf<typeof browsingHistoryPage>> {
  const { historyDays } = await rules();
  const window = { offset: (current - 1) * size, limit: size };
  const { entries, total } = await readBrowsingPage(database.queries, userId, historyDays, window);
  const cards = await catalogue.cards(
    entries.map(({ productId }) => productId),
    locale,
    { withDeleted: true },
  );
  const records = entries.flatMap(({ id, productId, day, seenAt }) => {
    const card = cards.get(productId);
    return card ? [{ ...card, prodBrowseLogId: id, browseDate: day, createTime: formatApiTime(seenAt) }] : [];
  });
  return { records, total, pages: Math.ceil(total / size), current, size };
}
