import type * as contract from '@galleria/contract/activities/flash-sale';
import { FLASH_UNPAID_MINUTES, flashState } from '@galleria/domain/activities/flash-sale';
import { mainUnits } from '@galleria/domain/money/main-units';
import { refuse } from '@galleria/domain/refusals';
import { textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import {
  type ActivityPrice,
  type CurrentActivities,
  findActivity,
  flashStocks,
  presentActivityTimes,
  readActivityItems,
} from '../../activities/index.ts';
import type { MarketingContext } from '../index.ts';

/** A flash sale that runs or is to come is read from the cache; only one that has ended costs a statement. */
export const flashSaleInfo: UseCase<typeof contract.flashSaleInfo, MarketingContext> = async (
  context,
  { prodId, activityId },
  { locale },
) => {
  const current = await context.activities.current();
  const prices = openPrices(current, prodId, activityId) ?? (await readEndedPrices(context, prodId, activityId));
  const [first] = prices;
  if (!first) return refuse('activity.notFound');
  const { seckillOriginStocks, seckillTotalStocks } = flashStocks(current, prices);
  return {
    ...{ activityId: first.activityId, prodId, name: textIn(first.name, locale) },
    state: flashState({ ...first, left: seckillTotalStocks }, current.now),
    ...presentActivityTimes(first),
    nowIso: current.now.toISOString(),
    limitPerBuyer: first.limitPerBuyer ?? 1,
    unpaidLimitMinutes: FLASH_UNPAID_MINUTES,
    ...{ seckillOriginStocks, seckillTotalStocks },
    skus: prices.map((price) => ({
      ...{ skuId: price.skuId, price: mainUnits(price.priceCents) },
      ...flashStocks(current, [price]),
    })),
  };
};

/** The prices of the named flash sale, or else of the first that runs or is to come. */
function openPrices(
  current: CurrentActivities,
  prodId: number,
  activityId: number | undefined,
): readonly ActivityPrice[] | undefined {
  const open = current.open().filter((price) => price.kind === 'flashSale' && price.prodId === prodId);
  const chosen = activityId ?? open[0]?.activityId;
  const prices = open.filter((price) => price.activityId === chosen);
  return prices.length > 0 ? prices.toSorted((one, other) => one.priceCents - other.priceCents) : undefined;
}

async function readEndedPrices(
  { database: { queries } }: MarketingContext,
  prodId: number,
  activityId: number | undefined,
): Promise<ActivityPrice[]> {
  if (activityId === undefined) return [];
  const found = await findActivity(queries, activityId);
  if (found?.activity.kind !== 'flashSale' || found.activity.approval !== 'approved') return [];
  const { kind, name, startsAt, limitPerBuyer, terms, takenDownAt } = found.activity;
  const endsAt = takenDownAt ?? found.activity.endsAt;
  const items = (await readActivityItems(queries, activityId)).filter((item) => item.prodId === prodId);
  return items.map((item) => ({
    ...item,
    activityId,
    kind,
    name,
    startsAt,
    endsAt,
    limitPerBuyer,
    terms,
    givesGift: false,
  }));
}
