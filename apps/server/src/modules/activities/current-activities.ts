import { KIND_TERMS } from '@galleria/domain/activities/activity-kinds';
import { isForFirstOrders } from '@galleria/domain/activities/new-user-special';
import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache/cache.ts';
import { readClock } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { type ActivityPrice, readOpenPrices, readPricesNow } from './activities-db.ts';
import { hasFirstOrder } from './first-orders-db.ts';
import { type GiftRule, readGiftsNow } from './gifts-db.ts';
import { countUnits, type UnitCounts } from './units/count-units.ts';

/**
 * Prices of activities at one instant, from memory. Those of combos are in `open` and `combosOf` only, those of
 * new-user specials in `open` and `forFirstOrders` only.
 */
export interface CurrentActivities {
  /** The mall's time. */
  readonly now: Date;
  priceOf(skuId: number): ActivityPrice | undefined;
  /**
   * The prices of a product's SKUs in the running activity, else in the next one; the cheapest first. Where several
   * run, for different SKUs, the one with the lowest price.
   */
  ofProduct(prodId: number): readonly ActivityPrice[];
  /** The current prices of a product's SKUs for first orders; the cheapest first. */
  forFirstOrders(prodId: number): readonly ActivityPrice[];
  /** Products with a current activity price for all buyers. */
  runningProdIds(): number[];
  /** All current and coming prices, in order of start. */
  open(): readonly ActivityPrice[];
  /** Flash sale: free pieces, as counted a moment ago. */
  leftOf(price: Pick<ActivityPrice, 'activityId' | 'skuId'>): number;
  /** No piece was free a moment ago, and none was returned since. */
  isSoldOut(price: Pick<ActivityPrice, 'activityId' | 'skuId'>): boolean;
  /** SKUs of a product that a gift comes with now; all of one activity. */
  giftsOf(prodId: number): readonly ActivityPrice[];
  /** Prices of a product's SKUs in the running combos, possibly of several combos. */
  combosOf(prodId: number): readonly ActivityPrice[];
  /** SKUs that a gift comes with, now or later. */
  openGifts(): readonly ActivityPrice[];
}

/**
 * Reads prices by SKU that hold at the transaction's time. SKUs without an activity cost no statement. Prices for first
 * orders are marked `isWithheld` for guests and for buyers who are not new.
 */
export type PriceReader = (
  queries: Queries,
  skuIds: readonly number[],
  /** Undefined: a guest. */
  userId?: string,
) => Promise<ReadonlyMap<number, ActivityPrice>>;

/** Reads the gifts of these SKUs at the transaction's time, by SKU. SKUs without a gift cost no statement. */
export type GiftReader = (queries: Queries, skuIds: readonly number[]) => Promise<ReadonlyMap<number, GiftRule>>;

interface OpenPrices {
  readonly all: readonly ActivityPrice[];
  readonly bySku: ReadonlyMap<number, readonly ActivityPrice[]>;
  readonly byProduct: ReadonlyMap<number, readonly ActivityPrice[]>;
  /** Main items of gifts, by product; they are not in `all`. */
  readonly gifts: ReadonlyMap<number, readonly ActivityPrice[]>;
  /** Starts and ends of all activities, in milliseconds, ascending. */
  readonly turns: readonly number[];
  readonly hasFlashSales: boolean;
  /** How far the mall's clock is ahead of the local one. */
  readonly clockOffsetMs: number;
}

/**
 * Activities start and end by the mall's clock without a change of rows, so the difference between that clock and the
 * local one is cached with them.
 */
export function cacheActivities(queries: Queries, cache: Cache) {
  let latest: OpenPrices | undefined;
  const units = countUnits(queries);
  cache.onChange(units.forget);
  const cached = cache.perLocale('activities', async () => {
    const prices = await readOpenPrices(queries);
    // No other await between these two lines: its duration would become part of the difference.
    const now = await readClock(queries);
    latest = groupPrices(prices, now.getTime() - Date.now());
    return latest;
  });
  return {
    current: async (): Promise<CurrentActivities> => {
      const open = await cached(DEFAULT_LOCALE);
      if (open.hasFlashSales) await units.refresh();
      return currentOf(open, units);
    },
    /** Called when a submission found no free piece. */
    markSoldOut: units.markSoldOut,
    priceReader: async (): Promise<PriceReader> => {
      const { bySku } = await cached(DEFAULT_LOCALE);
      return async (own, skuIds, userId) => {
        const candidates = skuIds.filter((skuId) => bySku.has(skuId));
        const prices = candidates.length === 0 ? [] : await readPricesNow(own, candidates);
        const isWithheld = prices.some(isNewUserPrice) && (userId === undefined || (await hasFirstOrder(own, userId)));
        return new Map(
          prices.map((price) => [price.skuId, isWithheld && isNewUserPrice(price) ? { ...price, isWithheld } : price]),
        );
      };
    },
    giftReader: async (): Promise<GiftReader> => {
      const { gifts } = await cached(DEFAULT_LOCALE);
      const withGift = new Set([...gifts.values()].flatMap((some) => some.map(({ skuId }) => skuId)));
      return async (own, skuIds) => {
        const candidates = skuIds.filter((skuId) => withGift.has(skuId));
        const rules = candidates.length === 0 ? [] : await readGiftsNow(own, candidates);
        return new Map(rules.map((rule) => [rule.mainSkuId, rule]));
      };
    },
    /**
     * Milliseconds until the first start or end after `sinceMs`, negative when that has passed: limits how long pages
     * with prices are cached.
     */
    msUntilPriceChange: (sinceMs: number): number => {
      if (!latest) return Number.POSITIVE_INFINITY;
      const { turns, clockOffsetMs } = latest;
      const next = turns.find((turn) => turn > sinceMs + clockOffsetMs) ?? Number.POSITIVE_INFINITY;
      return next - (Date.now() + clockOffsetMs);
    },
  };
}

function groupPrices(open: readonly ActivityPrice[], clockOffsetMs: number): OpenPrices {
  const prices = open.filter(({ givesGift }) => !givesGift);
  const turns = open.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  return {
    all: prices,
    bySku: Map.groupBy(prices, ({ skuId }) => skuId),
    byProduct: Map.groupBy(prices, ({ prodId }) => prodId),
    hasFlashSales: prices.some(({ kind }) => kind === 'flashSale'),
    gifts: Map.groupBy(
      open.filter(({ givesGift }) => givesGift),
      ({ prodId }) => prodId,
    ),
    turns: [...new Set(turns)].toSorted((one, other) => one - other),
    clockOffsetMs,
  };
}

function currentOf({ all, bySku, byProduct, gifts, clockOffsetMs }: OpenPrices, units: UnitCounts): CurrentActivities {
  const now = new Date(Date.now() + clockOffsetMs);
  const isRunning = ({ startsAt, endsAt }: ActivityPrice) => startsAt <= now && now < endsAt;
  const isPublicPrice = (price: ActivityPrice) => KIND_TERMS[price.kind].hasPrice && !isNewUserPrice(price);
  return {
    now,
    priceOf: (skuId) => bySku.get(skuId)?.find((price) => isRunning(price) && isPublicPrice(price)),
    ofProduct: (prodId) => {
      const open = (byProduct.get(prodId) ?? []).filter((price) => now < price.endsAt && isPublicPrice(price));
      const [chosen = open[0]] = open.filter(isRunning).toSorted(comparePrices);
      return open.filter(({ activityId }) => activityId === chosen?.activityId).toSorted(comparePrices);
    },
    forFirstOrders: (prodId) => {
      const running = (byProduct.get(prodId) ?? []).filter((price) => isRunning(price) && isNewUserPrice(price));
      return running.toSorted(comparePrices);
    },
    runningProdIds: () => [
      ...new Set(all.filter((price) => isRunning(price) && isPublicPrice(price)).map(({ prodId }) => prodId)),
    ],
    open: () => all.filter(({ endsAt }) => now < endsAt),
    leftOf: ({ activityId, skuId }) => units.left(activityId, skuId),
    isSoldOut: ({ activityId, skuId }) => units.isSoldOut(activityId, skuId),
    giftsOf: (prodId) => (gifts.get(prodId) ?? []).filter(isRunning),
    combosOf: (prodId) => (byProduct.get(prodId) ?? []).filter((price) => isRunning(price) && price.kind === 'combo'),
    openGifts: () => [...gifts.values()].flat().filter(({ endsAt }) => now < endsAt),
  };
}

function comparePrices(one: ActivityPrice, other: ActivityPrice): number {
  return one.priceCents - other.priceCents;
}

function isNewUserPrice({ kind }: ActivityPrice): boolean {
  return isForFirstOrders(kind);
}
