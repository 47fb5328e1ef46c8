import type * as contract from '@galleria/contract/activities/new-user-special';
import { isForFirstOrders } from '@galleria/domain/activities/new-user-special';
import type { Locale } from '@galleria/domain/site/locales';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { CurrentActivities } from '../../activities/index.ts';
import { pathTo } from '../../catalogue/index.ts';
import type { MarketingContext } from '../index.ts';
import { readOffers } from '../limited-time-offers.ts';

/**
 * Products and prices are cached: a page costs one statement for the offered SKUs and one for the product cards on it.
 */
export const newUserSpecialPage: UseCase<typeof contract.newUserSpecialPage, MarketingContext> = async (
  context,
  { categoryId, ...paging },
  { locale },
) => {
  const { catalogue } = context;
  const [{ current, prodIds, prices }, names] = await Promise.all([
    readZone(context, locale),
    catalogue.categoryNames(locale),
  ]);
  const nowIso = current.now.toISOString();
  if (prices.length === 0) return { ...toPage([], 0, paging), nowIso, categories: [] };
  const offersOf = await readOffers(context, prices, locale);
  const offers = new Map(offersOf(prices, current.now).map((offer) => [offer.prodId, offer]));
  const offered = prodIds.flatMap((prodId) => {
    const offer = offers.get(prodId);
    // Undefined when the category is hidden.
    return offer ? [{ ...offer, topCategoryId: pathTo(names, offer.categoryId)[0]?.id }] : [];
  });
  const wanted = offered.filter(({ topCategoryId }) => categoryId === undefined || topCategoryId === categoryId);
  const start = offsetOf(paging);
  const shown = wanted.slice(start, start + paging.size);
  const cards = await catalogue.cards(
    shown.map(({ prodId }) => prodId),
    locale,
  );
  const records = shown.flatMap(({ prodId, activity: firstOrder }) => {
    const found = cards.get(prodId);
    if (!found || found.isStale) return [];
    const { status: _, isStale: __, ...card } = found;
    return [{ ...card, firstOrder }];
  });
  const ofCategory = Map.groupBy(offered, ({ topCategoryId }) => topCategoryId);
  const categories = [...names.values()].flatMap(({ id, name: categoryName }) => {
    const products = ofCategory.get(id)?.length ?? 0;
    return products > 0 ? [{ categoryId: id, categoryName, products }] : [];
  });
  return { ...toPage(records, wanted.length, paging), nowIso, categories };
};

/**
 * Called by every page for its navigation, so it costs no statement: products that have sold out meanwhile still count.
 */
export const newUserSpecialState: UseCase<typeof contract.newUserSpecialState, MarketingContext> = async (
  context,
  _,
  { locale },
) => ({ isOpen: (await readZone(context, locale)).prices.length > 0 });

interface Zone {
  readonly current: CurrentActivities;
  /** In the order that staff chose. */
  readonly prodIds: readonly number[];
  /** Prices of these products that hold now; none while the zone is switched off. */
  readonly prices: ReturnType<CurrentActivities['open']>;
}

async function readZone({ site, activities, chosenIds }: MarketingContext, locale: Locale): Promise<Zone> {
  const [{ isNewUserSpecialOpen }, prodIds, current] = await Promise.all([
    site.productTypes(locale),
    chosenIds('newUser'),
    activities.current(),
  ]);
  if (!isNewUserSpecialOpen) return { current, prodIds: [], prices: [] };
  const chosen = new Set(prodIds);
  const prices = current
    .open()
    .filter(({ kind, prodId, startsAt }) => isForFirstOrders(kind) && chosen.has(prodId) && startsAt <= current.now);
  return { current, prodIds, prices };
}
