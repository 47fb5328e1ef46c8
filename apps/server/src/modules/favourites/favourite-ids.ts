import type * as contract from '@galleria/contract/favourites/favourites';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { countFavourites, readFavourites } from './favourite-products-db.ts';
import { countFollowedStores, readFollowedStores } from './followed-stores-db.ts';
import type { FavouritesContext } from './index.ts';

/** Pages draw their heart buttons from these ids; longer lists are only shown in the user centre, page by page. */
const MAX_IDS = 1_000;

export const favouriteIds: UseCase<typeof contract.favouriteIds, FavouritesContext> = async (
  { database: { queries } },
  _,
  { actor: { userId } },
) => {
  const [products, stores] = await Promise.all([
    readFavourites(queries, userId, MAX_IDS),
    readFollowedStores(queries, userId, MAX_IDS),
  ]);
  return { prodIds: products.map((one) => one.productId), shopIds: stores.map((one) => one.storeId) };
};

export const favouriteCount: UseCase<typeof contract.favouriteCount, FavouritesContext> = async (
  { database: { queries } },
  _,
  { actor: { userId } },
) => {
  const [prodCount, shopCount] = await Promise.all([
    countFavourites(queries, userId),
    countFollowedStores(queries, userId),
  ]);
  return { prodCount, shopCount };
};
