import { CHECKOUT_LINES_AT_MOST } from '@galleria/domain/cart/cart-rules';
import { ORDER_TYPE, type OrderType } from '@galleria/domain/orders/order-status';
import { type RefusalName, type Refused, refuse } from '@galleria/domain/refusals';
import type { Queries } from '../../infra/database/database.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import { takeGifts } from '../activities/index.ts';
import { readSelectedLines, removeCheckoutLines } from '../cart/index.ts';
import { type PricedItem, priceItems, readSaleItems } from '../catalogue/index.ts';
import { readStocks, reserveStock } from '../inventory/index.ts';
import type { NewDeposit } from '../orders/index.ts';
import type { CheckoutItem, CheckoutLine, CheckoutReferenceData } from './load-checkout.ts';

/**
 * A way to buy: what differs between the cart, one SKU bought directly, and the checkouts of activities. Everything else
 * is `confirmPurchase` and `submitPurchase`.
 */
export interface Purchase<Unfit extends RefusalName = never, Missing extends RefusalName = never> {
  readonly orderType: OrderType;
  /** Whether gifts come with the goods. */
  readonly hasGifts?: boolean;
  /** How long it may stay unpaid; undefined: as the mall's rules say. */
  readonly unpaidLimitMinutes?: number | undefined;
  /** `takeGoods` knows what a buyer has had in the activity: nobody has to count it before. */
  readonly countsPieces?: true;
  /** Left out: points can be used. */
  readonly takesPoints?: boolean;
  /** What is agreed beside the price: when goods are sent, and what is paid first. */
  agree?(items: readonly CheckoutItem[]): Agreement;
  /** What is bought, as the page asked for it or as the cart has it now. */
  readLines(queries: Queries, userId: string): Promise<CheckoutLine[] | Refused<Unfit>>;
  /** Everything that checkout needs of these SKUs, with the price that holds at the instant of the caller's transaction. */
  readItems(
    queries: Queries,
    lines: readonly CheckoutLine[],
    reference: CheckoutReferenceData,
  ): Promise<PricedItem[] | Refused<Unfit>>;
  /** Pieces that could be had now, by SKU. */
  readStocks(queries: Queries, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Takes what the placed trade needs, or the whole submission is undone. Contended rows come last. */
  takeGoods(transaction: Transaction, placed: PlacedPurchase): Promise<Refused<Missing> | undefined>;
}

export interface Agreement {
  readonly shipBy: Date;
  readonly deposit?: NewDeposit;
}

/** Orders that were placed in this transaction. */
interface PlacedPurchase {
  readonly userId: string;
  readonly tradeId: number;
  readonly items: readonly CheckoutItem[];
  /** With the number of its order. */
  readonly lines: readonly PlacedLine[];
  readonly gifts: readonly PlacedGift[];
}

type PlacedLine = CheckoutLine & { readonly reference: string | undefined };
type PlacedGift = PlacedLine & { readonly activityId: number; readonly mainSkuId: number };

/** The checked lines of the cart; they leave it. */
export const cartPurchase: Purchase<'cart.nothingChecked' | 'cart.tooMany', 'cart.changed' | MissingGoods> = {
  orderType: ORDER_TYPE.general,
  hasGifts: true,
  readItems: readItemsNow,
  readStocks,
  readLines: async (queries, userId) => {
    const lines = await readSelectedLines(queries, userId);
    if (lines.length === 0) return refuse('cart.nothingChecked');
    return lines.length > CHECKOUT_LINES_AT_MOST
      ? refuse('cart.tooMany', { values: { limit: CHECKOUT_LINES_AT_MOST } })
      : lines;
  },
  takeGoods: async (transaction, { userId, lines, gifts }) => {
    // Fewer when another submission of the same cart was faster, or the cart has changed since it was read.
    if ((await removeCheckoutLines(transaction, userId, lines)) < lines.length) return refuse('cart.changed');
    return reserveGoods(transaction, lines, gifts);
  },
};

type MissingGoods = 'stock.insufficient' | 'order.giftChanged';

/** The goods and their gifts, all or none. Gifts were there a moment ago: who shows them gone has to look again. */
async function reserveGoods(
  transaction: Transaction,
  lines: readonly PlacedLine[],
  gifts: readonly PlacedGift[],
): Promise<Refused<MissingGoods> | undefined> {
  const missing = await reserveStock(transaction, [...lines, ...gifts]);
  if (missing) return gifts.some(({ skuId }) => skuId === missing.data) ? refuse('order.giftChanged') : missing;
  if (gifts.length === 0 || (await takeGifts(transaction.queries, gifts))) return undefined;
  return refuse('order.giftChanged');
}

interface DirectItem {
  readonly skuId: number;
  readonly prodCount: number;
}

/** One SKU that is bought directly; the cart stays as it is. */
export function directPurchase({ skuId, prodCount }: DirectItem): Purchase<never, MissingGoods> {
  return {
    orderType: ORDER_TYPE.general,
    hasGifts: true,
    readItems: readItemsNow,
    readStocks,
    readLines: async () => [{ basketId: 0, skuId, quantity: prodCount }],
    takeGoods: (transaction, { lines, gifts }) => reserveGoods(transaction, lines, gifts),
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
