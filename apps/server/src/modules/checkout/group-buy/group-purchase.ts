import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { isRefused, refuse } from '@galleria/domain/refusals';
import { priceItems, readSaleItems } from '../../catalogue/index.ts';
import { readStocks, reserveStock } from '../../inventory/index.ts';
import { checkPlace, type PlaceRefusal, reservePlace } from '../../orders/index.ts';
import type { Purchase } from '../purchase.ts';

interface GroupItem {
  readonly skuId: number;
  readonly prodCount: number;
  readonly activityId: number;
  readonly groupId?: number | undefined;
}

/**
 * The purchase of one SKU at its group-buy price, with a place in a group. Members may choose different SKUs of the
 * product.
 */
export function groupPurchase(
  { skuId, prodCount, activityId, groupId }: GroupItem,
  userId: string,
): Purchase<'activity.notRunning' | PlaceRefusal, PlaceRefusal | 'stock.insufficient'> {
  return {
    orderType: ORDER_TYPE.group,
    readStocks,
    readLines: async () => [{ basketId: 0, skuId, quantity: prodCount }],
    readItems: async (queries, _, { readPrices }) => {
      const prices = await readPrices(queries, [skuId]);
      const items = priceItems(await readSaleItems(queries, [skuId]), prices, activityId);
      const [item] = items;
      if (!item) return items;
      if (item.activity?.kind !== 'groupBuy') return refuse('activity.notRunning');
      return (await checkPlace(queries, { userId, activityId, productId: item.prodId, groupId })) ?? items;
    },
    reserveGoods: async (transaction, { tradeId, items, lines }) => {
      const [{ item } = { item: undefined }] = items;
      if (!item) throw new Error(`groupPurchase: trade ${tradeId} has no item`);
      const { prodId: productId, storeId, activity } = item;
      const size = activity?.terms.groupSize ?? GROUP_SIZE.least;
      const wanted = { userId, activityId, productId, groupId, tradeId, storeId, size };
      const refused = await reservePlace(transaction, wanted);
      return isRefused(refused) ? refused : reserveStock(transaction, lines);
    },
  };
}
