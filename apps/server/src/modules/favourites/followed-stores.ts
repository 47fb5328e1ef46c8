import type * as contract from '@galleria/contract/favourites/favourites';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { refuse } from '@galleria/domain/refusals';
import { isOpen } from '@galleria/domain/stores/store-status';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../infra/database/transaction.ts';
import { changeFans } from '../stores/index.ts';
import { lockFavourites } from './favourite-products-db.ts';
import {
  countFollowedStores,
  deleteFollowedStores,
  hasFollowedStore,
  insertFollowedStore,
  readFollowedStores,
} from './followed-stores-db.ts';
import type { FavouritesContext } from './index.ts';

export const isFollowedStore: UseCase<typeof contract.isFollowedStore, FavouritesContext> = (
  { database },
  { shopId },
  { actor },
) => hasFollowedStore(database.queries, actor.userId, shopId);

/** Returns whether the store is followed now. The store's fan counter changes in the same transaction. */
export const toggleFollowedStore: UseCase<typeof contract.toggleFollowedStore, FavouritesContext> = async (
  { database, stores, rules },
  { shopId },
  { actor, locale },
) => {
  const { userId } = actor;
  const { favouritesPerBuyer: limit } = await rules();
  const exists = (await stores.summaries(locale)).has(shopId);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockFavourites(transaction, userId);
    if ((await unfollow(transaction, userId, [shopId])) > 0) return false;
    if (!exists) return refuse('store.notFound');
    if ((await countFollowedStores(queries, userId)) >= limit) return refuse('favourite.limit', { values: { limit } });
    await insertFollowedStore(queries, { userId, storeId: shopId });
    await changeFans(transaction, shopId, 1);
    return true;
  });
};

export const unfollowStores: UseCase<typeof contract.unfollowStores, FavouritesContext> = async (
  { database },
  { shopIds },
  { actor },
) => {
  await inTransaction(database, actor, async (transaction) => {
    await lockFavourites(transaction, actor.userId);
    await unfollow(transaction, actor.userId, shopIds);
  });
  return null;
};

/** Unfollows the given stores, or all. Fan counters change in store id order, so that two buyers cannot deadlock. */
export async function unfollow(
  transaction: Transaction,
  userId: string,
  storeIds?: readonly number[],
): Promise<number> {
  const unfollowed = await deleteFollowedStores(transaction.queries, userId, storeIds);
  for (const storeId of unfollowed.toSorted((one, other) => one - other)) await changeFans(transaction, storeId, -1);
  return unfollowed.length;
}

export const followedStorePage: UseCase<typeof contract.followedStorePage, FavouritesContext> = async (
  { database, stores },
  paging,
  { actor, locale },
) => {
  const followed = await readFollowedStores(database.queries, actor.userId);
  const summaries = await stores.summaries(locale);
  const all = followed.flatMap(({ storeId, createdAt }) => {
    const summary = summaries.get(storeId);
    if (!summary) return [];
    const { shopId, shopName, shopLogo, shopStatus, type, fansCount, intro } = summary;
    const isStale = !isOpen(shopStatus);
    return [
      { shopId, shopName, shopLogo, shopStatus, isStale, type, fansCount, intro, createTime: formatApiTime(createdAt) },
    ];
  });
  const offset = offsetOf(paging);
  return toPage(all.slice(offset, offset + paging.size), all.length, paging);
};
