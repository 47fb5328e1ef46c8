import type { buyAgain } from '@galleria/contract/orders';
import { cartObjection } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/binding.ts';
import { signedInBuyer } from '../../infra/calls/signed-in-buyer.ts';
import type { Queries } from '../../infra/database/database.ts';
import { inTransaction } from '../../infra/database/transaction.ts';
import { countPieces, putIntoCart } from '../cart/index.ts';
import { readSaleItems, type SaleItem } from '../catalogue/index.ts';
import { findOwnOrder, type OrderLine, readOrderLines } from '../checkout/index.ts';
import { readStocks } from '../inventory/index.ts';
import type { OrdersContext } from './context.ts';

/** What there is of an order's things now, at today's prices; what there is too little of, as many as there are. */
export function orderAgain({ database, stores }: OrdersContext): UseCase<typeof buyAgain> {
  return async ({ orderNumber }, caller) => {
    const { userId } = signedInBuyer(caller);
    const { queries } = database;
    const order = await findOwnOrder(queries, userId, orderNumber);
    if (!order) return refuse('order.notFound');
    const lines = await readOrderLines(queries, [order.id]);
    const offers = await offersFor(queries, stores, lines);
    if (offers.length === 0) return refuse('order.nothingLeft');
    return inTransaction(database, caller.actor, async (transaction) => {
      const full = await putIntoCart(transaction, userId, offers, { onlyTheseChecked: true });
      if (full) return full;
      const offered = new Set(offers.map(({ skuId }) => skuId));
      return {
        addedLines: offers.length,
        missing: lines
          .filter(({ skuId }) => !offered.has(skuId))
          .map(({ prodName, skuName }) => ({
            prodName: textIn(prodName, caller.locale),
            skuName: textIn(skuName, caller.locale),
          })),
        cartCount: await countPieces(transaction.queries, userId),
        isChecked: 1 as const,
      };
    });
  };
}

async function offersFor(queries: Queries, stores: OrdersContext['stores'], lines: readonly OrderLine[]) {
  const wanted = new Map<number, number>();
  for (const { skuId, quantity } of lines) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
  const skuIds = [...wanted.keys()];
  const [items, stocks, heads] = await Promise.all([
    readSaleItems(queries, skuIds),
    readStocks(queries, skuIds),
    stores.heads(DEFAULT_LOCALE),
  ]);
  const isForSale = (item: SaleItem) =>
    !saleObjection(item, heads.get(item.storeId)?.shopStatus) && !cartObjection(item.type);
  return items.filter(isForSale).flatMap(({ skuId, prodId, priceCents }) => {
    const quantity = Math.min(wanted.get(skuId) ?? 0, stocks.get(skuId) ?? 0);
    return quantity > 0 ? [{ skuId, prodId, quantity, priceCents }] : [];
  });
}
