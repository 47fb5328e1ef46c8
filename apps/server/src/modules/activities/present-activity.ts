import type { ProductActivity as Presented } from '@galleria/contract/activities/fields';
import { formatApiTime } from '@galleria/contract/wire/api-time';
import { KIND_TERMS } from '@galleria/domain/activities/activity-kinds';
import { isActivityPrice, percentOff } from '@galleria/domain/activities/activity-rules';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { ActivityPrice } from './activities-db.ts';
import type { CurrentActivities } from './current-activities.ts';

type ProductActivity = z.infer<typeof Presented>;

/** Start and end in the API's format, and as ISO times for countdowns. */
export function presentActivityTimes({ startsAt, endsAt }: Pick<ActivityPrice, 'startsAt' | 'endsAt'>) {
  return {
    startTime: formatApiTime(startsAt),
    endTime: formatApiTime(endsAt),
    startTimeIso: startsAt.toISOString(),
    endTimeIso: endsAt.toISOString(),
  };
}

/**
 * The activity of a product as buyers see it, from its prices: those of one activity, the cheapest first. Ignores SKUs
 * that are not offered, and those whose normal price has fallen to the activity's price or below; null when none is
 * left.
 */
export function presentProductActivity(
  prices: readonly ActivityPrice[],
  normalCentsOf: (skuId: number) => number | undefined,
  now: Date,
  locale: Locale,
): ProductActivity | null {
  const cheapest = prices.find(({ skuId, priceCents }) => isActivityPrice(priceCents, normalCentsOf(skuId) ?? 0));
  if (!cheapest || cheapest.endsAt <= now) return null;
  const { activityId, kind, name, skuId, priceCents, limitPerBuyer } = cheapest;
  return {
    ...{ activityId, kind, name: textIn(name, locale), limitPerBuyer },
    state: cheapest.startsAt <= now ? 'ongoing' : 'notStarted',
    price: mainUnits(priceCents),
    percentOff: percentOff(priceCents, normalCentsOf(skuId) ?? 0),
    nowIso: now.toISOString(),
    preSale: cheapest.terms.preSale ?? null,
    ...presentActivityTimes(cheapest),
  };
}

/**
 * The running activity on a product card. The price is left out when it is not below the normal price of the cheapest
 * SKU.
 */
export function activityOfCard(current: CurrentActivities, prodId: number, normalCents: number) {
  const [priced] = current.ofProduct(prodId).filter(({ startsAt }) => startsAt <= current.now);
  // One activity is shown: one with a price first, then a gift, since it comes with every purchase, then a combo.
  const running = priced ?? current.giftsOf(prodId)[0] ?? current.combosOf(prodId)[0];
  return {
    activityPrice: priced && priced.priceCents < normalCents ? mainUnits(priced.priceCents) : null,
    activityId: running?.activityId ?? null,
    activityInProgress: running !== undefined,
    ...(running && KIND_TERMS[running.kind].productType > 0 && { prodType: KIND_TERMS[running.kind].productType }),
    groupActivitySearchVO:
      running?.kind === 'groupBuy' ? { groupNumber: running.terms.groupSize ?? GROUP_SIZE.least } : null,
    seckillSearchVO: running?.kind === 'flashSale' ? flashStocks(current, current.ofProduct(prodId)) : null,
  };
}

/** Pool sizes of the SKUs that have these prices in one flash sale. */
export function flashStocks(current: Pick<CurrentActivities, 'leftOf'>, prices: readonly ActivityPrice[]) {
  const sum = (countOf: (price: ActivityPrice) => number) => prices.reduce((all, price) => all + countOf(price), 0);
  return {
    seckillOriginStocks: sum(({ pieces }) => pieces ?? 0),
    seckillTotalStocks: sum((price) => current.leftOf(price)),
  };
}
