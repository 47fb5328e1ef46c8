import { activityLimitExceeded } from '@galleria/domain/activities/activity-limit';
import { limitExceeded } from '@galleria/domain/cart/buyer-limit';
import { cartObjection } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { linesToken } from '@galleria/domain/checkout/lines-token';
import type { WantedLine } from '@galleria/domain/pricing/trade';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import type { GiftRule, PriceReader } from '../activities/index.ts';
import { type PricedItem, wantedLine } from '../catalogue/index.ts';
import { refuseShortage } from '../inventory/index.ts';
import { isOwnCoupon } from '../promotions/index.ts';
import type { CheckoutContext } from './index.ts';
import type { Purchase } from './purchase.ts';

/** A SKU with its quantity and the id of its cart line, which is 0 when the SKU is bought directly. */
export interface CheckoutLine {
  readonly basketId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** A line with the data of its SKU from the catalogue. */
export interface CheckoutItem {
  readonly line: CheckoutLine;
  readonly item: PricedItem;
  readonly wanted: WantedLine;
  /** Set for a gift: the main item that it comes with, and its rule. */
  readonly gift?: { readonly mainSkuId: number; readonly rule: GiftRule };
}

/**
 * Stores, promotions and rules, which are the same for every buyer. All come from caches, so they are loaded before the
 * transaction. `readPrices` reads prices inside the transaction, as they hold for this buyer.
 */
export async function loadReferenceData(context: CheckoutContext, locale: Locale, userId: string) {
  const { stores, catalogue, promotions, activities, commission, rules } = context;
  const [
    summaries,
    shippingTemplates,
    pickupPoints,
    sameCity,
    categories,
    discounts,
    readPricesFor,
    readGiftRules,
    commissionFor,
    mallRules,
  ] = await Promise.all([
    stores.summaries(locale),
    stores.shippingTemplates(),
    stores.pickupPoints(),
    stores.sameCity(),
    catalogue.categoryNames(locale),
    promotions.discounts(),
    activities.priceReader(),
    activities.giftReader(),
    commission.ratesNow(),
    rules(),
  ]);
  const readPrices: PriceReader = (queries, skuIds) => readPricesFor(queries, skuIds, userId);
  return {
    ...{ summaries, shippingTemplates, pickupPoints, sameCity, categories, discounts, readPrices, commissionFor },
    ...{ rules: mallRules, locale, readGiftRules },
  };
}

export type CheckoutReferenceData = Awaited<ReturnType<typeof loadReferenceData>>;

/** The reference data, with a points limit of zero for purchases that take no points. */
export function referenceFor(
  { takesPoints = true }: Pick<Purchase, 'takesPoints'>,
  reference: CheckoutReferenceData,
): CheckoutReferenceData {
  return takesPoints ? reference : { ...reference, rules: { ...reference.rules, pointsMostPercent: 0 } };
}

/** Refuses lines other than those that the buyer was shown, so that no buyer orders unseen lines. */
export function requireShownLines<Found extends CheckoutLine[] | Refused>(
  lines: Found,
  shownToken: string | undefined,
): Found | Refused<'cart.changed'> {
  if (shownToken === undefined) return lines;
  return !isRefused(lines) && linesToken(lines) === shownToken ? lines : refuse('cart.changed');
}

type ItemRefusal =
  | 'product.notFound'
  | 'product.offShelf'
  | 'store.notOpen'
  | 'cart.preSale'
  | 'cart.combo'
  | 'cart.flashSale'
  | 'product.buyerLimit'
  | 'activity.buyerLimit';

/** The items of all lines, or the reason why one of them cannot be bought. Does not check the stock. */
export function resolveItems(
  lines: readonly CheckoutLine[],
  saleItems: readonly PricedItem[],
  { summaries, categories, locale }: CheckoutReferenceData,
): CheckoutItem[] | Refused<ItemRefusal> {
  const bySku = new Map(saleItems.map((item) => [item.skuId, item]));
  const items: CheckoutItem[] = [];
  for (const line of lines) {
    const { basketId, skuId, quantity } = line;
    const item = bySku.get(skuId);
    const reason =
      saleObjection(item, item && summaries.get(item.storeId)?.shopStatus) ?? (item && cartObjection(item.type));
    if (reason || !item) return refuse(reason ?? 'product.notFound', { data: { skuId, basketId } });
    // A cart has one line per SKU, and a direct purchase has one SKU: its id identifies the line.
    items.push({ line, item, wanted: wantedLine(item, String(skuId), quantity, categories) });
  }
  return refuseOverLimit(items) ?? refuseOverActivityLimit(items, locale) ?? items;
}

/**
 * Refuses pieces above a product's limit per buyer. Only the submission passes `boughtBefore`, the pieces of earlier
 * orders.
 */
export function refuseOverLimit(
  items: readonly CheckoutItem[],
  boughtBefore?: ReadonlyMap<number, number>,
): Refused<'product.buyerLimit'> | undefined {
  const exceeded = limitExceeded(limitedLines(items), boughtBefore);
  return exceeded && refuse('product.buyerLimit', { values: { limit: exceeded.limit }, data: exceeded });
}

/** Refuses pieces above an activity's limit per buyer, in the same way. */
export function refuseOverActivityLimit(
  items: readonly CheckoutItem[],
  locale: Locale,
  boughtBefore?: ReadonlyMap<string, number>,
): Refused<'activity.buyerLimit'> | undefined {
  const exceeded = activityLimitExceeded(activityLines(items), boughtBefore);
  if (!exceeded) return undefined;
  const name = items.find(({ item }) => item.activity?.activityId === exceeded.activityId)?.item.activity?.name ?? {};
  return refuse('activity.buyerLimit', {
    values: { limit: exceeded.limit, name: textIn(name, locale) },
    data: exceeded,
  });
}

export function activityLines(items: readonly CheckoutItem[]) {
  return items.map(({ line: { quantity }, item: { prodId, activity } }) => ({ prodId, activity, quantity }));
}

export function limitedLines(items: readonly CheckoutItem[]) {
  return items.map(({ line: { quantity }, item: { prodId, limitPerBuyer } }) => ({ prodId, limitPerBuyer, quantity }));
}

interface StockCheck {
  readonly stocks: ReadonlyMap<number, number>;
  readonly shortage: Refused<'stock.insufficient'> | undefined;
}

/** Reserves nothing: another buyer may take the last piece at any moment. */
export async function checkStock(
  queries: Queries,
  lines: readonly CheckoutLine[],
  { readStocks }: Pick<Purchase, 'readStocks'>,
): Promise<StockCheck> {
  const stocks = await readStocks(
    queries,
    lines.map(({ skuId }) => skuId),
  );
  const short = lines.find(({ skuId, quantity }) => (stocks.get(skuId) ?? 0) < quantity);
  return { stocks, shortage: short && refuseShortage(short.skuId, stocks) };
}

/** Replaces `coupon.notYours` by `coupon.spent` for a coupon that the buyer had, but that is redeemed or has ended. */
export async function findSpentCoupon(
  queries: Queries,
  userId: string,
  requestedIds: readonly number[],
  { refused, data }: Refused,
): Promise<Refused<'coupon.spent'> | undefined> {
  if (refused !== 'coupon.notYours') return undefined;
  const missing = requestedIds.find((couponUserId) => isAboutCoupon(data, couponUserId));
  if (missing === undefined || !(await isOwnCoupon(queries, userId, missing))) return undefined;
  return refuse('coupon.spent', { data: { couponUserId: missing } });
}

function isAboutCoupon(data: unknown, couponUserId: number): boolean {
  return typeof data === 'object' && data !== null && 'couponUserId' in data && data.couponUserId === couponUserId;
}
