import type * as contract from '@galleria/contract/activities/pre-sale';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { MarketingContext } from '../index.ts';
import { readOffers } from '../limited-time-offers.ts';
import { byEnd, pageOfOffers } from '../offer-page.ts';

/** Prices are cached: a page costs one statement for the offered SKUs and one for the product cards on it. */
export const preSalePage: UseCase<typeof contract.preSalePage, MarketingContext> = async (
  context,
  { shopId, ...paging },
  { locale },
) => {
  const current = await context.activities.current();
  const { now } = current;
  const prices = current.open().filter(({ kind, startsAt }) => kind === 'preSale' && startsAt <= now);
  const offersOf = await readOffers(context, prices, locale);
  const offers = offersOf(prices, now)
    .filter(({ storeId }) => shopId === undefined || storeId === shopId)
    .toSorted((one, other) => byEnd(one, other) || one.prodId - other.prodId);
  return pageOfOffers(context, offers, paging, locale);
};
