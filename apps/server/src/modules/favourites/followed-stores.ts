import type { followedStorePage } from '@galleria/contract/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { isOpen } from '@galleria/domain/stores/store-status';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import { changeFans } from '../stores/index.ts';
import type { Buyer, FavouritesContext, Paging } from './buyer.ts';
import { countFollowedStores, followStore, readFollowedStores, unfollowStores } from './followed-stores-db.ts';
import { lockFavourites } from './kept-products-db.ts';

/** Follows the store or stops; answers whether it is followed now. The store's fans change along with it. */
export async function toggleStore(
  { database, stores, rules }: FavouritesContext,
  storeId: number,
  { actor, userId, locale }: Buyer,
): Promise<boolean | Refused<'store.notFound' | 'favourite.limit'>> {
  const { favouritesPerBuyer: limit } = await rules();
  const isThere = (await stores.summaries(locale)).has(storeId);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockFavourites(transaction, userId);
    if ((await stopFollowing(transaction, userId, [storeId])) > 0) return false;
    if (!isThere) return refuse('store.notFound');
    if ((await countFollowedStores(queries, userId)) >= limit) return refuse('favourite.limit', { values: { limit } });
    await followStore(queries, { userId, storeId });
    await changeFans(transaction, storeId, 1);
    return true;
  });
}

/** In the order of their ids, so that two people who leave the same stores never wait for each other in a circle. */
export async function stopFollowing(
  transaction: Transaction,
  userId: string,
  storeIds?: readonly number[],
): Promise<number> {
  const left = await unfollowStores(transaction.queries, userId, storeIds);
  for (const storeId of left.toSorted((one, other) => one - other)) await changeFans(transaction, storeId, -1);
  return left.length;
}

export async function showFollowedStores(
  { database, stores }: FavouritesContext,
  { current, size }: Paging,
  { userId, locale }: Buyer,
): Promise<OutputOf<typeof followedStorePage>> {
  const followed = await readFollowedStores(database.queries, userId);
  const heads = await stores.summaries(locale);
  const all = followed.flatMap(({ storeId, createdAt }) => {
    const head = heads.get(storeId);
    if (!head) return [];
    const { shopId, shopName, shopLogo, shopStatus, type, fansCount, intro } = head;
    const isStale = !isOpen(shopStatus);
    return [
      { shopId, shopName, shopLogo, shopStatus, isStale, type, fansCount, intro, createTime: formatApiTime(createdAt) },
    ];
  });
  const records = all.slice((current - 1) * size, current * size);
  return { records, total: all.length, pages: Math.ceil(all.length / size), current, size };
}
