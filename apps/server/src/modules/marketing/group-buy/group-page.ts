import type * as contract from '@galleria/contract/activities/group-buy';
import { GROUP_SIZE } from '@galleria/domain/activities/group-buy';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { MarketingContext } from '../index.ts';
import { readOffers } from '../limited-time-offers.ts';
import { byEnd, pageOfOffers } from '../offer-page.ts';

/** Prices are cached: a page costs one statement for the offered SKUs and one for the product cards on it. */
export const groupPage: UseCase<typeof contract.groupPage, MarketingContext> = async (
  context,
  { shopId, ...paging },
  { locale },
) => {
  const current = await context.activities.current();
  const { now } = current;
  const prices = current.open().filter(({ kind, startsAt }) => kind === 'groupBuy' && startsAt <= now);
  const sizeOf = new Map(prices.map(({ activityId, terms }) => [activityId, terms.groupSize ?? GROUP_SIZE.least]));
  const offersOf = await readOffers(context, prices, locale);
  const offers = offersOf(prices, now)
    .filter(({ storeId }) => shopId === undefined || storeId === shopId)
    .toSorted((one, other) => byEnd(one, other) || one.prodId - other.prodId);
  const page = await pageOfOffers(context, offers, paging, locale);
  const records = page.records.map((record) => ({
    ...record,
    groupNumber: sizeOf.get(record.activity.activityId) ?? GROUP_SIZE.least,
  }));
  return { ...page, records };
};
