import type { buyAgain } from '@galleria/contract/orders';
import { cartObjection, PIECES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, type Locale, textIn } from '@galleria/domain/site/locales';
import { signedInBuyer } from '../../../infra/calls/signed-in-buyer.ts';
import type { BoundUseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { countPieces, putIntoCart } from '../../cart/index.ts';
import { readSaleItems, type SaleItem } from '../../catalogue/index.ts';
import { readStocks } from '../../inventory/index.ts';
import type { OrdersContext } from '../context.ts';
import { findOwnOrderIds, type OrderLine, readOrderLines } from './own-orders-db.ts';

/** What there is of orders' things now, at today's prices; what there is too little of, as many as there are. */
export function orderAgain({ database, stores }: OrdersContext): BoundUseCase<typeof buyAgain> {
  return async ({ orderNumber, orderNumbers }, caller) => {
    const { userId } = signedInBuyer(caller);
    const { queries } = database;
    const numbers = new Set([orderNumber, ...(orderNumbers?.split(',') ?? [])]);
    const orderIds = await findOwnOrderIds(queries, userId, [...numbers]);
    if (orderIds.length < numbers.size) return refuse('order.notFound');
    const things = thingsOn(await readOrderLines(queries, orderIds));
    const offers = await offersFor(queries, stores, things);
    if (offers.length === 0) return refuse('order.nothingLeft');
    return inTransaction(database, caller.actor, async (transaction) => {
      const full = await putIntoCart(transaction, userId, offers, { onlyTheseChecked: true });
      if (full) return full;
      return {
        addedLines: offers.length,
        ...shortfallOf(things, new Map(offers.map(({ skuId, quantity }) => [skuId, quantity])), caller.locale),
        cartCount: await countPieces(transaction.queries, userId),
        isChecked: 1 as const,
      };
    });
  };
}

/** Something that was ordered, with all its pieces: it may stand on several of the orders. */
interface Thing extends Pick<OrderLine, 'prodName' | 'skuName'> {
  readonly ordered: number;
}

function thingsOn(lines: readonly OrderLine[]): Map<number, Thing> {
  const things = new Map<number, Thing>();
  for (const { skuId, quantity, prodName, skuName } of lines) {
    things.set(skuId, { prodName, skuName, ordered: (things.get(skuId)?.ordered ?? 0) + quantity });
  }
  return things;
}

async function offersFor(queries: Queries, stores: OrdersContext['stores'], things: ReadonlyMap<number, Thing>) {
  const skuIds = [...things.keys()];
  const [items, stocks, heads] = await Promise.all([
    readSaleItems(queries, skuIds),
    readStocks(queries, skuIds),
    stores.summaries(DEFAULT_LOCALE),
  ]);
  const isForSale = (item: SaleItem) =>
    !saleObjection(item, heads.get(item.storeId)?.shopStatus) && !cartObjection(item.type);
  return items.filter(isForSale).flatMap(({ skuId, prodId, priceCents }) => {
    const quantity = Math.min(things.get(skuId)?.ordered ?? 0, stocks.get(skuId) ?? 0, PIECES_AT_MOST);
    return quantity > 0 ? [{ skuId, prodId, quantity, priceCents }] : [];
  });
}

/** What the buyer has to know before they pay: what did not come into the cart, and what with fewer pieces. */
function shortfallOf(things: ReadonlyMap<number, Thing>, added: ReadonlyMap<number, number>, locale: Locale) {
  const counted = [...things].map(([skuId, { prodName, skuName, ordered }]) => ({
    names: { prodName: textIn(prodName, locale), skuName: textIn(skuName, locale) },
    prodCount: added.get(skuId) ?? 0,
    ordered,
  }));
  const short = counted.filter(({ prodCount, ordered }) => prodCount < ordered);
  const [missing, fewer] = [short.filter((one) => one.prodCount === 0), short.filter((one) => one.prodCount > 0)];
  return {
    missing: missing.map(({ names }) => names),
    fewer: fewer.map(({ names, prodCount, ordered }) => ({ ...names, prodCount, ordered })),
  };
}
