import { FLASH_UNPAID_MINUTES } from '@galleria/domain/activities/flash-sale';
import { ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { BuyerCaller } from '../../../infra/calls/use-case.ts';
import { readPoolStocks, reserveUnits } from '../../activities/index.ts';
import { priceItems, readSaleItems } from '../../catalogue/index.ts';
import type { CheckoutContext } from '../index.ts';
import type { Purchase } from '../purchase.ts';
import type { OrderPath } from './order-paths.ts';

interface FlashItem {
  readonly skuId: number;
  readonly prodCount: number;
  readonly activityId: number;
}

type FlashPurchase = Purchase<
  'flashSale.path' | 'flashSale.soldOut' | 'activity.notRunning',
  'flashSale.path' | 'flashSale.soldOut' | 'flashSale.busy' | 'activity.buyerLimit'
>;

/**
 * The purchase of one SKU at its flash-sale price, out of the pool. `path` was verified: it was issued to this buyer.
 */
export function flashPurchase(
  { activities }: Pick<CheckoutContext, 'activities'>,
  { skuId, prodCount, activityId }: FlashItem,
  path: OrderPath,
  { actor: { userId }, locale }: BuyerCaller,
): FlashPurchase {
  return {
    orderType: ORDER_TYPE.flashSale,
    unpaidLimitMinutes: FLASH_UNPAID_MINUTES,
    checksBuyerLimitItself: true,
    readStocks: (queries, skuIds) => readPoolStocks(queries, activityId, skuIds),
    // Checked before the transaction, since most buyers of a flash sale come when it is over.
    readLines: async () => {
      const current = await activities.current();
      if (path.expiresAt <= current.now) return refuse('flashSale.path');
      if (current.isSoldOut({ activityId, skuId })) return refuse('flashSale.soldOut');
      return [{ basketId: 0, skuId, quantity: prodCount }];
    },
    readItems: async (queries, _, { readPrices }) => {
      const prices = await readPrices(queries, [skuId]);
      if (prices.get(skuId)?.activityId !== activityId) return refuse('activity.notRunning');
      const items = priceItems(await readSaleItems(queries, [skuId]), prices, activityId);
      const [item] = items;
      return item && item.activity?.kind !== 'flashSale' ? refuse('activity.notRunning') : items;
    },
    reserveGoods: async (transaction, { tradeId, items }) => {
      const [{ item } = { item: undefined }] = items;
      if (!item?.activity) throw new Error(`flashPurchase: trade ${tradeId} has no item`);
      const { limitPerBuyer, name } = item.activity;
      const limit = limitPerBuyer ?? 1;
      const wanted = { activityId, skuId, prodId: item.prodId, quantity: prodCount, limitPerBuyer: limit };
      const missing = await reserveUnits(transaction, { ...wanted, userId, tradeId, path });
      if (missing === 'limit') {
        return refuse('activity.buyerLimit', { values: { limit, name: textIn(name, locale) }, data: { limit } });
      }
      if (isRefused(missing) && missing.refused === 'flashSale.soldOut') activities.markSoldOut(activityId, skuId);
      return missing;
    },
  };
}
