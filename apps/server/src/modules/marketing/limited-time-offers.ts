import { dayOf, daysOf } from '@galleria/domain/site/days';
import type { Locale } from '@galleria/domain/site/locales';
import { isOpen } from '@galleria/domain/stores/store-status';
import { type ActivityPrice, type CurrentActivities, presentProductActivity } from '../activities/index.ts';
import { readOfferedSkus } from '../catalogue/index.ts';
import type { MarketingContext } from './index.ts';

type ProductActivity = NonNullable<ReturnType<typeof presentProductActivity>>;

/** A product that can be bought, with its limited-time discount on one day. */
export interface Offer {
  readonly prodId: number;
  readonly storeId: number;
  readonly categoryId: number;
  readonly sold: number;
  readonly activity: ProductActivity;
}

export interface Days {
  readonly today: string;
  /** Prices of limited-time discounts: for today those that hold now, for a later day those that will hold on it. */
  pricesOn(day: string): readonly ActivityPrice[];
}

export function daysOfPrices(current: CurrentActivities, timeZone: string): Days {
  const { now } = current;
  const today = dayOf(now, timeZone);
  const prices = current.open().filter(({ kind }) => kind === 'limitedTime');
  // Computed once per activity, since all prices of an activity have the same days.
  const days = new Map<number, ReturnType<typeof daysOf>>();
  for (const price of prices) {
    if (!days.has(price.activityId)) days.set(price.activityId, daysOf(price, timeZone));
  }
  const isOn = (day: string, activityId: number) => {
    const { first, last } = days.get(activityId) ?? { first: '', last: '' };
    return first <= day && day <= last;
  };
  return {
    today,
    pricesOn: (day) => {
      if (day < today) return [];
      if (day === today) return prices.filter(({ startsAt }) => startsAt <= now);
      return prices.filter(({ activityId }) => isOn(day, activityId));
    },
  };
}

/**
 * Reads the SKUs once, and returns a function that makes the offers of some of these prices without another statement.
 */
export async function readOffers(
  { database: { queries }, stores }: MarketingContext,
  prices: readonly ActivityPrice[],
  locale: Locale,
) {
  const skuIds = [...new Set(prices.map(({ skuId }) => skuId))];
  const [offered, summaries] = await Promise.all([readOfferedSkus(queries, skuIds), stores.summaries(locale)]);
  const isOfOpenStore = ({ storeId }: { storeId: number }) => isOpen(summaries.get(storeId)?.shopStatus ?? -1);
  const skus = new Map(offered.filter(isOfOpenStore).map((sku) => [sku.skuId, sku]));
  return (chosen: readonly ActivityPrice[], now: Date): Offer[] => {
    const byProduct = Map.groupBy(
      chosen.filter(({ skuId }) => skus.has(skuId)),
      ({ prodId }) => prodId,
    );
    return [...byProduct.values()].flatMap((ofProduct) => {
      const [first] = ofProduct;
      const sku = first && skus.get(first.skuId);
      if (!sku) return [];
      // A product with two discounts on one day shows the first.
      const ofActivity = ofProduct
        .filter(({ activityId }) => activityId === first.activityId)
        .toSorted((one, other) => one.priceCents - other.priceCents);
      const activity = presentProductActivity(ofActivity, (skuId) => skus.get(skuId)?.priceCents, now, locale);
      return activity
        ? [{ prodId: sku.prodId, storeId: sku.storeId, categoryId: sku.categoryId, sold: sku.sold, activity }]
        : [];
    });
  };
}
