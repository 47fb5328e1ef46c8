import { MAX_CHECKOUT_LINES } from '@galleria/domain/cart/cart-rules';
import { ORDER_TYPE, type OrderType } from '@galleria/domain/orders/order-status';
import { type RefusalName, type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { reserveGifts } from '../activities/index.ts';
import { readSelectedLines, removeCheckoutLines } from '../cart/index.ts';
import { type PricedItem, priceItems, readSaleItems } from '../catalogue/index.ts';
import { readStocks, reserveStock } from '../inventory/index.ts';
import type { NewDeposit } from '../orders/index.ts';
import type { CheckoutItem, CheckoutLine, CheckoutReferenceData } from './load-checkout.ts';

/**
 * The differences between buying the cart, buying one SKU directly, and the checkouts of activities. The common part is
 * in `confirmPurchase` and `submitPurchase`.
 */
export interface Purchase<ReadRefusal extends RefusalName = never, ReserveRefusal extends RefusalName = never> {
  readonly orderType: OrderType;
  /** Whether gifts come with the goods. */
  readonly hasGifts?: boolean;
  /** The time until an unpaid trade is closed; undefined: the one in the mall's rules. */
  readonly unpaidLimitMinutes?: number | undefined;
  /**
   * Set when `reserveGoods` itself checks the activity's limit per buyer, so that earlier orders need not be counted
   * before.
   */
  readonly checksBuyerLimitItself?: true;
  /** Whether points can be used; true by default. */
  readonly takesPoints?: boolean;
  /** By when the goods are shipped, and the deposit if one is paid first. Undefined: no date is promised. */
  deliveryTerms?(items: readonly CheckoutItem[]): DeliveryTerms;
  /** The lines to buy, from the input or from the cart as it is now. */
  readLines(queries: Queries, userId: string): Promise<CheckoutLine[] | Refused<ReadRefusal>>;
  /** The data of these SKUs for checkout, with the prices that hold at the instant of the caller's transaction. */
  readItems(
    queries: Queries,
    lines: readonly CheckoutLine[],
    reference: CheckoutReferenceData,
  ): Promise<PricedItem[] | Refused<ReadRefusal>>;
  /** Pieces that are available now, by SKU. */
  readStocks(queries: Queries, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /**
   * Reserves the goods of the placed trade. A refusal rolls the whole submission back. Contended rows are locked last.
   */
  reserveGoods(transaction: Transaction, placed: PlacedPurchase): Promise<Refused<ReserveRefusal> | undefined>;
}

export interface DeliveryTerms {
  readonly shipBy: Date;
  readonly deposit?: NewDeposit;
}

/** Orders that were placed in this transaction. */
interface PlacedPurchase {
  readonly userId: string;
  readonly tradeId: number;
  readonly items: readonly CheckoutItem[];
  /** The lines, each with the number of its order. */
  readonly lines: readonly PlacedLine[];
  readonly gifts: readonly PlacedGift[];
}

type PlacedLine = CheckoutLine & { readonly reference: string | undefined };
type PlacedGift = PlacedLine & { readonly activityId: number; readonly mainSkuId: number };

/** The purchase of the checked lines of the cart, which are removed from it. */
export const cartPurchase: Purchase<'cart.nothingChecked' | 'cart.tooMany', 'cart.changed' | ReserveGoodsRefusal> = {
  orderType: ORDER_TYPE.general,
  hasGifts: true,
  readItems: readItemsNow,
  readStocks,
  readLines: async (queries, userId) => {
    const lines = await readSelectedLines(queries, userId);
    if (lines.length === 0) return refuse('cart.nothingChecked');
    return lines.length > MAX_CHECKOUT_LINES
      ? refuse('cart.tooMany', { values: { limit: MAX_CHECKOUT_LINES } })
      : lines;
  },
  reserveGoods: async (transaction, { userId, lines, gifts }) => {
    // Fewer when a concurrent submission of the same cart committed first, or the cart has changed since it was read.
    if ((await removeCheckoutLines(transaction, userId, lines)) < lines.length) return refuse('cart.changed');
    return reserveStockAndGifts(transaction, lines, gifts);
  },
};

type ReserveGoodsRefusal = 'stock.insufficient' | 'order.giftChanged';

/**
 * Reserves the goods and their gifts, all or none. If a gift has run out since it was offered, the buyer has to look
 * again.
 */
async function reserveStockAndGifts(
  transaction: Transaction,
  lines: readonly PlacedLine[],
  gifts: readonly PlacedGift[],
): Promise<Refused<ReserveGoodsRefusal> | undefined> {
  const missing = await reserveStock(transaction, [...lines, ...gifts]);
  if (missing) return gifts.some(({ skuId }) => skuId === missing.data) ? refuse('order.giftChanged') : missing;
  if (gifts.length === 0 || (await reserveGifts(transaction.queries, gifts))) return undefined;
  return refuse('order.giftChanged');
}

interface DirectItem {
  readonly skuId: number;
  readonly prodCount: number;
}

/** The purchase of one SKU directly; the cart stays as it is. */
export function directPurchase({ skuId, prodCount }: DirectItem): Purchase<never, ReserveGoodsRefusal> {
  return {
    orderType: ORDER_TYPE.general,
    hasGifts: true,
    readItems: readItemsNow,
    readStocks,
    readLines: async () => [{ basketId: 0, skuId, quantity: prodCount }],
    reserveGoods: (transaction, { lines, gifts }) => reserveStockAndGifts(transaction, lines, gifts),
  };
}

async function readItemsNow(
  queries: Queries,
  lines: readonly CheckoutLine[],
  { readPrices }: CheckoutReferenceData,
): Promise<PricedItem[]> {
  const skuIds = lines.map(({ skuId }) => skuId);
  return priceItems(await readSaleItems(queries, skuIds), await readPrices(queries, skuIds));
}
