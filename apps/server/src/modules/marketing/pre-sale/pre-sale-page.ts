import type * as contract from '@galleria/contract/activities/pre-sale';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import type { MarketingContext } from '../index.ts';
import { readOffers } from '../limited-time-offers.ts';

/** Prices come from memory: a page costs a statement for what is offered, and one for the cards that it shows. */
export const preSalePage: UseCase<typeof contract.preSalePage, MarketingContext> = async (
  context,
  { shopId, ...paging },
  { locale },
) => {
  const { activities, catalogue } = context;
  const current = await activities.current();
  const { now } = current;
  const prices = current.open().filter(({ kind, startsAt }) => kind === 'preSale' && startsAt <= now);
  const offersOf = await readOffers(context, prices, locale);
  const offers = offersOf(prices, now)
    .filter(({ storeId }) => shopId === undefined || storeId === shopId)
    .toSorted((one, other) => endOf(one) - endOf(other) || one.prodId - other.prodId);
  const start = offsetOf(paging);
  const shown = offers.slice(start, start + paging.size);
  const cards = await catalogue.cards(
    shown.map(({ prodId }) => prodId),
    locale,
  );
  const records = shown.flatMap(({ prodId, activity }) => {
    const found = cards.get(prodId);
    if (!found || found.isStale) return [];
    const { status: _, isStale: __, ...card } = found;
    return [{ ...card, activity }];
  });
  return toPage(records, offers.length, paging);
};

function endOf({ activity }: { readonly activity: { readonly endTimeIso: string } }): number {
  return Date.parse(activity.endTimeIso);
}
