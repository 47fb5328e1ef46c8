import type { ProductActivity } from '@galleria/contract/activities/fields';
import { formatApiTime } from '@galleria/contract/api-time';
import { percentOff } from '@galleria/domain/activities/activity-rules';
import { mainUnits } from '@galleria/domain/money/main-units';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { z } from 'zod';
import type { ActivityPrice } from './activities-db.ts';
import type { CurrentActivities } from './current-activities.ts';

/** The activity of a product; prices of one activity, the cheapest first. */
export function presentProductActivity(
  prices: readonly ActivityPrice[],
  normalCentsOf: (skuId: number) => number | undefined,
  now: Date,
  locale: Locale,
): z.infer<typeof ProductActivity> | null {
  const [cheapest] = prices;
  if (!cheapest) return null;
  const { activityId, kind, name, priceCents, limitPerBuyer, startsAt, endsAt } = cheapest;
  return {
    ...{ activityId, kind, name: textIn(name, locale), limitPerBuyer },
    state: now < startsAt ? 'notStarted' : 'ongoing',
    price: mainUnits(priceCents),
    percentOff: percentOff(priceCents, normalCentsOf(cheapest.skuId) ?? 0),
    nowIso: now.toISOString(),
    ...presentTimes(startsAt, endsAt),
  };
}

export function presentTimes(startsAt: Date, endsAt: Date) {
  return {
    startTime: formatApiTime(startsAt),
    endTime: formatApiTime(endsAt),
    startTimeIso: startsAt.toISOString(),
    endTimeIso: endsAt.toISOString(),
  };
}

/** What lists say of the activity that runs now. A price that is not below that of the cheapest SKU is not named. */
export function activityOfCard(current: CurrentActivities, prodId: number, normalCents: number) {
  const [running] = current.ofProduct(prodId).filter(({ startsAt }) => startsAt <= current.now);
  return {
    activityPrice: running && running.priceCents < normalCents ? mainUnits(running.priceCents) : null,
    activityId: running?.activityId ?? null,
    activityInProgress: running !== undefined,
    groupActivitySearchVO: null,
    seckillSearchVO: null,
  };
}
