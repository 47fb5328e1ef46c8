import type { favouritePage } from '@galleria/contract/favourites';
import type { OutputOf } from '@galleria/contract/operation';
import { centsOf, mainUnits } from '@galleria/domain/money/main-units';
import { type Refused, refuse } from '@galleria/domain/refusals';
import { inTransaction } from '../../infra/database/transaction.ts';
import { formatApiTime } from '../../infra/dialect-time.ts';
import type { Buyer, FavouritesContext, Paging } from './buyer.ts';
import { countKeptProducts, keepProduct, letProductsGo, lockFavourites, readKeptProducts } from './kept-products-db.ts';

/** Keeps the product or lets it go; answers whether it is kept now. What is gone from the mall can still be let go. */
export async function toggleProduct(
  { database, catalogue, rules }: FavouritesContext,
  productId: number,
  { actor, userId, locale }: Buyer,
): Promise<boolean | Refused<'product.notFound' | 'favourite.limit'>> {
  const { favouritesPerBuyer: limit } = await rules();
  const card = (await catalogue.cards([productId], locale)).get(productId);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    await lockFavourites(transaction, userId);
    if ((await letProductsGo(queries, userId, [productId])) > 0) return false;
    if (!card) return refuse('product.notFound');
    if ((await countKeptProducts(queries, userId)) >= limit) return refuse('favourite.limit', { values: { limit } });
    await keepProduct(queries, { userId, productId, keptPriceCents: centsOf(card.price) });
    return true;
  });
}

/**
 * The limit keeps the whole list small enough to be looked through for what is stale; whoever kept more while it was
 * higher still sees all. What was deleted is shown too: it counts, so people must be able to let it go.
 */
export async function showKeptProducts(
  { database, catalogue }: FavouritesContext,
  { staleOnly, current, size }: Paging & { staleOnly: boolean },
  { userId, locale }: Buyer,
): Promise<OutputOf<typeof favouritePage>> {
  const kept = await readKeptProducts(database.queries, userId);
  const cards = await catalogue.cards(
    kept.map(({ productId }) => productId),
    locale,
    { withDeleted: true },
  );
  const all = kept.flatMap(({ productId, keptPriceCents, createdAt }) => {
    const card = cards.get(productId);
    if (!card || (staleOnly && !card.isStale)) return [];
    return [{ ...card, keptPrice: mainUnits(keptPriceCents), createTime: formatApiTime(createdAt) }];
  });
  const records = all.slice((current - 1) * size, current * size);
  return { records, total: all.length, pages: Math.ceil(all.length / size), current, size };
}
