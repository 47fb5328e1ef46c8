import { activityLimitExceeded } from '@galleria/domain/activities/activity-limit';
import { limitExceeded } from '@galleria/domain/cart/buyer-limit';
import { CHECKOUT_LINES_AT_MOST, cartObjection } from '@galleria/domain/cart/cart-rules';
import { saleObjection } from '@galleria/domain/cart/sale-objection';
import { linesToken } from '@galleria/domain/checkout/lines-token';
import type { WantedLine } from '@galleria/domain/pricing/trade';
import { isRefused, type Refused, refuse } from '@galleria/domain/refusals';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { Queries } from '../../infra/database/database.ts';
import { readSelectedLines } from '../cart/index.ts';
import { type PricedItem, priceItems, readSaleItems, wantedLine } from '../catalogue/index.ts';
import { readStocks } from '../inventory/index.ts';
import { isOwnCoupon } from '../promotions/index.ts';
import type { CheckoutContext } from './index.ts';

/** A SKU with its quantity, and its line of the cart: 0 when it is bought directly. */
export interface CheckoutLine {
  readonly basketId: number;
  readonly skuId: number;
  readonly quantity: number;
}

/** A line with everything that the catalogue knows about its SKU. */
export interface CheckoutItem {
  readonly line: CheckoutLine;
  readonly item: PricedItem;
  readonly wanted: WantedLine;
}

/** Stores, promotions and rules as they are for every buyer. All from caches, so it is loaded before the transaction. */
export async function loadReferenceData(context: CheckoutContext, locale: Locale) {
  const { stores, catalogue, promotions, activities, commission, rules } = context;
  const [
    summaries,
    shippingTemplates,
    pickupPoints,
    sameCity,
    categories,
    discounts,
    readPrices,
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
    commission.ratesNow(),
    rules(),
  ]);
  return {
    ...{ summaries, shippingTemplates, pickupPoints, sameCity, categories, discounts, readPrices, commissionFor },
    ...{ rules: mallRules, locale },
  };
}

export type CheckoutReferenceData = Awaited<ReturnType<typeof loadReferenceData>>;

/** One SKU that is bought directly, else the checked lines of the cart. */
export async function readCheckoutLines(
  queries: Queries,
  userId: string,
  direct: { readonly skuId: number; readonly prodCount: number } | undefined,
): Promise<CheckoutLine[] | Refused<'cart.nothingChecked' | 'cart.tooMany'>> {
  if (direct) return [{ basketId: 0, skuId: direct.skuId, quantity: direct.prodCount }];
  const lines = await readSelectedLines(queries, userId);
  if (lines.length === 0) return refuse('cart.nothingChecked');
  return lines.length > CHECKOUT_LINES_AT_MOST
    ? refuse('cart.tooMany', { values: { limit: CHECKOUT_LINES_AT_MOST } })
    : lines;
}

type LinesOrRefusal = Awaited<ReturnType<typeof readCheckoutLines>>;

/** Refuses when the lines are not those that the buyer was shown: they must not order what they have not seen. */
export function requireShownLines(
  lines: LinesOrRefusal,
  shownToken: string | undefined,
): LinesOrRefusal | Refused<'cart.changed'> {
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

/** The items of all lines, or why one of them cannot be bought. Does not look at stock. */
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

/** Without what the buyer has ordered before, which only the submission counts. */
export function refuseOverLimit(
  items: readonly CheckoutItem[],
  boughtBefore?: ReadonlyMap<number, number>,
): Refused<'product.buyerLimit'> | undefined {
  const exceeded = limitExceeded(limitedLines(items), boughtBefore);
  return exceeded && refuse('product.buyerLimit', { values: { limit: exceeded.limit }, data: exceeded });
}

/** The same for what activities allow. */
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

/** Everything that checkout needs of these SKUs, with the price that holds at the instant of the caller's transaction. */
export async function readItemsNow(
  queries: Queries,
  skuIds: readonly number[],
  { readPrices }: CheckoutReferenceData,
): Promise<PricedItem[]> {
  return priceItems(await readSaleItems(queries, skuIds), await readPrices(queries, skuIds));
}

interface StockCheck {
  readonly stocks: ReadonlyMap<number, number>;
  readonly shortage: Refused<'stock.insufficient'> | undefined;
}

/** Reserves nothing: in the next moment another buyer may take the last piece. */
export async function checkStock(queries: Queries, lines: readonly CheckoutLine[]): Promise<StockCheck> {
  const skuIds = lines.map(({ skuId }) => skuId);
  const stocks = await readStocks(queries, skuIds);
  const short = lines.find(({ skuId, quantity }) => (stocks.get(skuId) ?? 0) < quantity);
  return { stocks, shortage: short && refuse('stock.insufficient', { data: short.skuId }) };
}

/** Turns 'not yours' into 'spent' for a coupon that the buyer had, but that is redeemed or has ended. */
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
