import type * as contract from '@galleria/contract/orders/orders';
import { cartObjection, MAX_PIECES } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { refuse } from '@galleria/domain/refusals';
import { DEFAULT_LOCALE, type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { Queries } from '../../../infra/database/database.ts';
import { inTransaction } from '../../../infra/database/transaction.ts';
import { countPieces, putIntoCart } from '../../cart/index.ts';
import { priceItems, readSaleItems, type SaleItem } from '../../catalogue/index.ts';
import { readStocks } from '../../inventory/index.ts';
import type { OrdersContext } from '../index.ts';
import { findOwnOrderIds, type OrderLine, readOrderLines } from './own-orders-db.ts';

/**
 * Puts those items of these orders that are still for sale into the cart, at today's prices and no more than are in
 * stock.
 */
export const buyAgain: UseCase<typeof contract.buyAgain, OrdersContext> = async (
  { database, stores, activities },
  { orderNumber, orderNumbers },
  { actor, locale },
) => {
  const { userId } = actor;
  const { queries } = database;
  const numbers = new Set([orderNumber, ...(orderNumbers?.split(',') ?? [])]);
  const orderIds = await findOwnOrderIds(queries, userId, [...numbers]);
  if (orderIds.length < numbers.size) return refuse('order.notFound');
  const orderedSkus = sumPerSku(await readOrderLines(queries, orderIds));
  const available = await findAvailable(queries, { stores, activities }, orderedSkus, userId);
  if (available.length === 0) return refuse('order.nothingLeft');
  const summaries = await stores.summaries(DEFAULT_LOCALE);
  return inTransaction(database, actor, async (transaction) => {
    const full = await putIntoCart(transaction, userId, available, { onlyTheseChecked: true });
    if (full) return full;
    const added = new Map(available.map(({ skuId, quantity }) => [skuId, quantity]));
    return {
      addedLines: available.length,
      ...shortfallOf(orderedSkus, added, locale),
      cartCount: await countPieces(transaction.queries, userId, summaries),
      isChecked: 1 as const,
    };
  });
};

/** A SKU with all its pieces, since it may be in several of the orders. */
interface OrderedSku extends Pick<OrderLine, 'prodName' | 'skuName'> {
  readonly ordered: number;
}

function sumPerSku(lines: readonly OrderLine[]): Map<number, OrderedSku> {
  const skus = new Map<number, OrderedSku>();
  // Gifts are left out: they come with their main items if they are still given.
  for (const { skuId, quantity, prodName, skuName } of lines.filter(({ mainSkuId }) => mainSkuId === null)) {
    skus.set(skuId, { prodName, skuName, ordered: (skus.get(skuId)?.ordered ?? 0) + quantity });
  }
  return skus;
}

async function findAvailable(
  queries: Queries,
  { stores, activities }: Pick<OrdersContext, 'stores' | 'activities'>,
  orderedSkus: ReadonlyMap<number, OrderedSku>,
  userId: string,
) {
  const skuIds = [...orderedSkus.keys()];
  const readPrices = await activities.priceReader();
  const [saleItems, prices, stocks, summaries] = await Promise.all([
    readSaleItems(queries, skuIds),
    readPrices(queries, skuIds, userId),
    readStocks(queries, skuIds),
    stores.summaries(DEFAULT_LOCALE),
  ]);
  const isForSale = (item: SaleItem) =>
    !saleObjection(item, summaries.get(item.storeId)?.shopStatus) && !cartObjection(item.type);
  return priceItems(saleItems, prices)
    .filter(isForSale)
    .flatMap(({ skuId, prodId, priceCents }) => {
      const quantity = Math.min(orderedSkus.get(skuId)?.ordered ?? 0, stocks.get(skuId) ?? 0, MAX_PIECES);
      return quantity > 0 ? [{ skuId, prodId, quantity, priceCents }] : [];
    });
}

/** The SKUs that could not be added to the cart, and those that were added with fewer pieces. */
function shortfallOf(orderedSkus: ReadonlyMap<number, OrderedSku>, added: ReadonlyMap<number, number>, locale: Locale) {
  const counted = [...orderedSkus].map(([skuId, { prodName, skuName, ordered }]) => ({
    names: { prodName: textIn(prodName, locale), skuName: textIn(skuName, locale) },
    prodCount: added.get(skuId) ?? 0,
    ordered,
  }));
  const incomplete = counted.filter(({ prodCount, ordered }) => prodCount < ordered);
  const [missing, fewer] = [
    incomplete.filter((one) => one.prodCount === 0),
    incomplete.filter((one) => one.prodCount > 0),
  ];
  return {
    missing: missing.map(({ names }) => names),
    fewer: fewer.map(({ names, prodCount, ordered }) => ({ ...names, prodCount, ordered })),
  };
}
