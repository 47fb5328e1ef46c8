import type { Locale } from '@galleria/domain/site/locales';
import { offsetOf, type Paging, toPage } from '../../infra/calls/paging.ts';
import type { MarketingContext } from './index.ts';
import type { Offer } from './limited-time-offers.ts';

/** Sorts the activities that end first to the front. */
export function byEnd({ activity: one }: Offer, { activity: other }: Offer): number {
  return Date.parse(one.endTimeIso) - Date.parse(other.endTimeIso);
}

/** One page of offers as product cards; reads only the cards of that page. */
export async function pageOfOffers(
  { catalogue }: MarketingContext,
  offers: readonly Offer[],
  paging: Paging,
  locale: Locale,
) {
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
}
