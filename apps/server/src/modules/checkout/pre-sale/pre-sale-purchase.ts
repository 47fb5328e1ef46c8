import { balanceTermsOf, depositOf } from '@galleria/domain/activities/pre-sale';
import { ORDER_TYPE } from '@galleria/domain/orders/order-status';
import { refuse } from '@galleria/domain/refusals';
import { priceItems, readSaleItems } from '../../catalogue/index.ts';
import { readStocks, reserveStock } from '../../inventory/index.ts';
import type { Purchase } from '../purchase.ts';

interface PreSaleItem {
  readonly skuId: number;
  readonly prodCount: number;
  readonly activityId: number;
}

/**
 * The purchase of one SKU at its pre-sale price, out of the normal stock. Dates and deposit are fixed when it is
 * placed.
 */
export function preSalePurchase({
  skuId,
  prodCount,
  activityId,
}: PreSaleItem): Purchase<'activity.notRunning', 'stock.insufficient'> {
  return {
    orderType: ORDER_TYPE.preSale,
    takesPoints: false,
    readStocks,
    readLines: async () => [{ basketId: 0, skuId, quantity: prodCount }],
    readItems: async (queries, _, { readPrices }) => {
      const prices = await readPrices(queries, [skuId]);
      const items = priceItems(await readSaleItems(queries, [skuId]), prices, activityId);
      const [item] = items;
      if (!item) return items;
      return item.activity?.kind === 'preSale' && item.activity.terms.preSale ? items : refuse('activity.notRunning');
    },
    deliveryTerms: (items) => {
      const [bought] = items;
      const terms = bought?.item.activity?.terms.preSale;
      if (!terms) throw new Error(`preSalePurchase: SKU ${skuId} is in no pre-sale`);
      const balance = balanceTermsOf(terms);
      const shipBy = new Date(terms.shipByIso);
      if (!balance) return { shipBy };
      const { balanceFrom, balanceUntil, depositPercent } = balance;
      const depositCents = depositOf(bought.item.priceCents * bought.line.quantity, depositPercent);
      return { shipBy, deposit: { depositCents, balanceFrom, balanceUntil } };
    },
    reserveGoods: (transaction, { lines }) => reserveStock(transaction, lines),
  };
}
