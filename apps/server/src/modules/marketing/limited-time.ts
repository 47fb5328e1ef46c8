import type * as contract from '@galleria/contract/activities/limited-time';
import type { ParsedInputOf } from '@galleria/contract/operation';
import { daysFrom } from '@galleria/domain/site/days';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { type CategoryNames, pathTo } from '../catalogue/index.ts';
import type { MarketingContext } from './index.ts';
import { daysOfPrices, type Offer, readOffers } from './limited-time-offers.ts';
import { byEnd, pageOfOffers } from './offer-page.ts';

/** Prices are cached: a page costs one statement for the offered SKUs and one for the product cards on it. */
export const limitedTimePage: UseCase<typeof contract.limitedTimePage, MarketingContext> = async (
  context,
  { day, categoryId, sort, ...paging },
  { locale },
) => {
  const { catalogue, activities, site } = context;
  const [current, { timeZone }, categories] = await Promise.all([
    activities.current(),
    site.rules(),
    catalogue.categoryNames(locale),
  ]);
  const { today, pricesOn } = daysOfPrices(current, timeZone);
  const prices = pricesOn(day ?? today);
  const offersOf = await readOffers(context, prices, locale);
  const isWanted = (offer: Offer) => categoryId === undefined || topCategory(categories, offer) === categoryId;
  const offers = offersOf(prices, current.now).filter(isWanted).toSorted(ORDERS[sort]);
  return pageOfOffers(context, offers, paging, locale);
};

type Order = (one: Offer, other: Offer) => number;

const byId: Order = (one, other) => one.prodId - other.prodId;

const ORDERS: Readonly<Record<ParsedInputOf<typeof contract.limitedTimePage>['sort'], Order>> = {
  ending: (one, other) => byEnd(one, other) || byId(one, other),
  percentOff: (one, other) => other.activity.percentOff - one.activity.percentOff || byId(one, other),
  price: (one, other) => one.activity.price - other.activity.price || byId(one, other),
  sold: (one, other) => other.sold - one.sold || byId(one, other),
};

/** Today and the six days after it. */
const DAYS_LISTED = 7;

export const limitedTimeFilters: UseCase<typeof contract.limitedTimeFilters, MarketingContext> = async (
  context,
  { day },
  { locale },
) => {
  const { catalogue, activities, site } = context;
  const [current, { timeZone }, categories] = await Promise.all([
    activities.current(),
    site.rules(),
    catalogue.categoryNames(locale),
  ]);
  const { today, pricesOn } = daysOfPrices(current, timeZone);
  const offersOf = await readOffers(context, current.open(), locale);
  const days = daysFrom(today, DAYS_LISTED).map((listed) => ({
    ...{ day: listed, isToday: listed === today },
    products: offersOf(pricesOn(listed), current.now).length,
  }));
  const ofCategory = Map.groupBy(offersOf(pricesOn(day ?? today), current.now), (offer) =>
    topCategory(categories, offer),
  );
  return {
    nowIso: current.now.toISOString(),
    days: days.filter(({ products, isToday }) => products > 0 || isToday),
    categories: [...categories.values()].flatMap(({ id: categoryId, name: categoryName }) => {
      const products = ofCategory.get(categoryId)?.length ?? 0;
      return products > 0 ? [{ categoryId, categoryName, products }] : [];
    }),
  };
};

/** Undefined when the category is hidden. */
function topCategory(categories: CategoryNames, { categoryId }: Offer): number | undefined {
  return pathTo(categories, categoryId)[0]?.id;
}
