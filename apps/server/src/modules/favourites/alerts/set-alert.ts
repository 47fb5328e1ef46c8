import type * as contract from '@galleria/contract/favourites/alerts';
import { PRODUCT_STATUS } from '@galleria/domain/catalogue/product-types';
import { MAX_ALERTS } from '@galleria/domain/favourites/alert-rules';
import { type Refused, refuse } from '@galleria/domain/refusals';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { inTransaction, type Transaction } from '../../../infra/database/transaction.ts';
import { readSaleItems } from '../../catalogue/index.ts';
import { readStocks } from '../../inventory/index.ts';
import { hasFavourite, lockFavourites } from '../favourite-products-db.ts';
import type { FavouritesContext } from '../index.ts';
import { type Alert, countOtherAlerts, deleteAlert, upsertAlert } from './alerts-db.ts';
import { shownCents } from './shown-price.ts';

export const setStockAlert: UseCase<typeof contract.setStockAlert, FavouritesContext> = async (
  { database },
  { skuId, isOn },
  { actor },
) =>
  inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const [item] = await readSaleItems(queries, [skuId]);
    if (!item) return refuse('product.notFound');
    const alert = { userId: actor.userId, kind: 'stock', productId: item.prodId, skuId, priceCents: 0 } as const;
    if (!isOn) {
      await deleteAlert(queries, alert);
      return null;
    }
    if (!item.isOn || item.status !== PRODUCT_STATUS.onSale) return refuse('product.notFound');
    if (((await readStocks(queries, [skuId])).get(skuId) ?? 0) > 0) return refuse('alert.inStock');
    return saveAlert(transaction, alert);
  });

/** Only for favourites: removing a favourite deletes its price alert too. */
export const setPriceAlert: UseCase<typeof contract.setPriceAlert, FavouritesContext> = async (
  { database, catalogue },
  { prodId, isOn },
  { actor, locale },
) => {
  const card = (await catalogue.cards([prodId], locale)).get(prodId);
  return inTransaction(database, actor, async (transaction) => {
    const { queries } = transaction;
    const alert = { userId: actor.userId, kind: 'price', productId: prodId, skuId: 0 } as const;
    if (!isOn) {
      await deleteAlert(queries, alert);
      return null;
    }
    if (!card || card.isStale) return refuse('product.notFound');
    await lockFavourites(transaction, actor.userId);
    if (!(await hasFavourite(queries, actor.userId, prodId))) return refuse('alert.notFavourite');
    return saveAlert(transaction, { ...alert, priceCents: shownCents(card) });
  });
};

/**
 * The stock or price may change while the alert is uncommitted, when the handler of that event cannot see it. So a job
 * checks the product again after the commit.
 */
async function saveAlert(
  transaction: Transaction,
  alert: Pick<Alert, 'userId' | 'kind' | 'productId' | 'skuId' | 'priceCents'>,
): Promise<null | Refused<'alert.limit'>> {
  await lockFavourites(transaction, alert.userId);
  if ((await countOtherAlerts(transaction.queries, alert)) >= MAX_ALERTS) {
    return refuse('alert.limit', { values: { limit: MAX_ALERTS } });
  }
  await upsertAlert(transaction.queries, alert);
  const { productId } = alert;
  await transaction.schedule('sendAlerts', { productIds: [productId] }, { key: `alerts:${productId}` });
  return null;
}
