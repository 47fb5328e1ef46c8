import type * as contract from '@galleria/contract/activities/new-user-special';
import { isForFirstOrders } from '@galleria/domain/activities/new-user-special';
import { MAX_PREFERRED } from '@galleria/domain/activities/preferred-products';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { type ActivityPrice, type CurrentActivities, presentActivityTimes } from '../../activities/index.ts';
import type { MarketingContext } from '../index.ts';
import { presentCuratedProduct, readCuratedProducts, saveCuratedProducts } from '../preferred/staff-preferred.ts';

export const platformNewUserList: UseCase<typeof contract.platformNewUserList, MarketingContext> = async (
  { database: { queries }, site, catalogue, activities },
  _,
  { locale },
) => {
  const [chosen, { isNewUserSpecialOpen: isOpen }, current] = await Promise.all([
    readCuratedProducts({ queries, catalogue }, 'newUser', locale),
    site.productTypes(locale),
    activities.current(),
  ]);
  const specials = specialsOf(current);
  const withSpecial = <Product extends { prodId: number }>(product: Product) => ({
    ...product,
    special: presentSpecial(specials.get(product.prodId), current.now, locale),
  });
  const known = new Set(chosen.map(({ prodId }) => prodId));
  const others = [...specials.keys()].filter((prodId) => !known.has(prodId)).slice(0, MAX_PREFERRED);
  const cards = await catalogue.cards(others, locale);
  return {
    isOpen,
    products: chosen.map(withSpecial),
    candidates: others.flatMap((prodId) => {
      const found = presentCuratedProduct(cards, prodId);
      return found ? [withSpecial(found)] : [];
    }),
  };
};

/** By product: the price of its cheapest SKU in the activity that runs, else in the one that starts first. */
function specialsOf(current: CurrentActivities): ReadonlyMap<number, ActivityPrice> {
  const specials = new Map<number, ActivityPrice>();
  for (const price of current.open().filter(({ kind }) => isForFirstOrders(kind))) {
    const known = specials.get(price.prodId);
    const isCheaper = known?.activityId === price.activityId && price.priceCents < known.priceCents;
    if (!known || isCheaper) specials.set(price.prodId, price);
  }
  return specials;
}

function presentSpecial(price: ActivityPrice | undefined, now: Date, locale: Locale) {
  if (!price) return null;
  const state: 'ongoing' | 'notStarted' = price.startsAt <= now ? 'ongoing' : 'notStarted';
  return {
    ...{ activityId: price.activityId, name: textIn(price.name, locale), state, price: mainUnits(price.priceCents) },
    ...presentActivityTimes(price),
  };
}

export const saveNewUserProducts: UseCase<typeof contract.saveNewUserProducts, MarketingContext> = (
  context,
  input,
  caller,
) => saveCuratedProducts(context, 'newUser', input, caller);
