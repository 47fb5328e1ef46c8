import type * as contract from '@galleria/contract/favourites/favourites';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { offsetOf, toPage } from '../../infra/calls/paging.ts';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { deletePriceAlerts, readOwnWaiting } from './alerts/alerts-db.ts';
import {
  countFavourites,
  deleteFavourites,
  hasFavourite,
  insertFavourite,
  lockFavourites,
  readFavourites,
} from './favourite-products-db.ts';
import type { FavouritesContext } from './index.ts';

export const isFavourite: UseCase<typeof contract.isFavourite, FavouritesContext> = (
  { database },
  { prodId },
  { actor },
) => hasFavourite(database.queries, actor.userId, prodId);

/** Returns whether the product is a favourite now. A product that was deleted from the mall can still be removed. */
export const toggleFavourite: UseCase<typeof contract.toggleFavourite, FavouritesContext> = async (
  { database, catalogue, rules },
  { prodId },
  { actor, locale },
) => {
  const { userId } = actor;
  const { favouritesPerBuyer: limit } = await rules();
  const card = (await catalogue.cards([prodId], locale)).get(prodId);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockFavourites(transaction, userId);
    if ((await deleteFavourites(queries, userId, [prodId])) > 0) {
      await deletePriceAlerts(queries, userId, [prodId]);
      return false;
    }
    if (!card) return refuse('product.notFound');
    if ((await countFavourites(queries, userId)) >= limit) return refuse('favourite.limit', { values: { limit } });
    await insertFavourite(queries, { userId, productId: prodId, priceWhenAddedCents: centsOf(card.price) });
    return true;
  });
};

export const removeFavourites: UseCase<typeof contract.removeFavourites, FavouritesContext> = async (
  { database },
  { prodIds },
  { actor },
) => {
  await inTransaction(database, actor, async (transaction) => {
    await lockFavourites(transaction, actor.userId);
    await deleteFavourites(transaction.queries, actor.userId, prodIds);
    await deletePriceAlerts(transaction.queries, actor.userId, prodIds);
  });
  return null;
};

/**
 * The limit keeps the list short enough to filter stale products in memory; favourites that were added under a higher
 * limit are listed too. Deleted products are listed as well: they count, and buyers must be able to remove them.
 */
export const favouritePage: UseCase<typeof contract.favouritePage, FavouritesContext> = async (
  { database, catalogue },
  { staleOnly, ...paging },
  { actor, locale },
) => {
  const favourites = await readFavourites(database.queries, actor.userId);
  const cards = await catalogue.cards(
    favourites.map(({ productId }) => productId),
    locale,
    { withDeleted: true },
  );
  const all = favourites.flatMap(({ productId, priceWhenAddedCents, createdAt }) => {
    const card = cards.get(productId);
    if (!card || (staleOnly === 1 && !card.isStale)) return [];
    return [{ ...card, keptPrice: mainUnits(priceWhenAddedCents), createTime: formatApiTime(createdAt) }];
  });
  const offset = offsetOf(paging);
  const shown = all.slice(offset, offset + paging.size);
  const shownIds = shown.map(({ prodId }) => prodId);
  const waiting = shown.length === 0 ? [] : await readOwnWaiting(database.queries, actor.userId, shownIds);
  const watched = new Set(waiting.flatMap(({ kind, productId }) => (kind === 'price' ? [productId] : [])));
  const records = shown.map((record) => ({ ...record, hasPriceAlert: watched.has(record.prodId) }));
  return toPage(records, all.length, paging);
};
