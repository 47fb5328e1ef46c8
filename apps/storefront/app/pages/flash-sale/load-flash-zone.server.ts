import { flashSalePage } from '@galleria/contract/activities/flash-sale';
import type { PageVisit } from '@galleria/contract/call';
import type { OutputOf } from '@galleria/contract/operation';
import { centsOf } from '@galleria/domain/money/main-units';
import { redirect } from 'react-router';
import { loadReminded } from '../../features/activities/reminders/load-reminded.server.ts';
import { flashZoneAddress } from '../../features/flash-sale/flash-address.ts';
import { type FlashListed, flashCard } from '../../features/flash-sale/flash-card.ts';
import type { FlashStock } from '../../features/flash-sale/flash-stock.ts';
import type { CardProduct } from '../../features/products/card-product.ts';
import { pageNumber } from '../../ui/links/pagination.tsx';
import { shownTabs } from './round-list.ts';

const SIZE = 20;
const UNAVAILABLE = 503;

export interface FlashProduct extends CardProduct {
  readonly state: FlashListed['state'];
  readonly stock: FlashStock;
  readonly activity: Pick<FlashListed['activity'], 'activityId' | 'name'>;
  /** The buyer gets a mail when the flash sale starts. */
  readonly isReminded: boolean;
}

/**
 * One page of a round. A page beyond the last one redirects to the last; an invalid round redirects to the current one.
 */
export async function loadFlashZone(visit: PageVisit, query: URLSearchParams) {
  const current = pageNumber(query);
  const day = query.get('day') ?? undefined;
  const round = query.get('round') ?? undefined;
  const page = await visit.call(flashSalePage, { day, round, current, size: SIZE });
  if (!page.ok && page.reason === 'input.invalid') throw redirect(flashZoneAddress());
  if (!page.ok) throw new Response(page.message, { status: UNAVAILABLE });
  const { records, pages, nowIso, rounds, shown } = page.data;
  if (current > 1 && current > pages) throw redirect(pageAddress(shown, pages));
  const reminded = await loadReminded(
    visit,
    records.map(({ activity }) => activity),
  );
  const here = rounds.find((one) => one.day === shown?.day && one.round === shown.round);
  return {
    nowIso,
    round: here ?? null,
    // When no round is shown, the page is loaded again when the next one starts.
    turnIso: turnOfRound(here ?? rounds.find(({ state }) => state !== 'ended')),
    ...shownTabs(rounds, shown),
    products: records.map((listed) => flashProduct(listed, reminded)),
    isChosen: day !== undefined,
    current,
    pages,
  };
}

export type FlashZone = Awaited<ReturnType<typeof loadFlashZone>>;

type Round = OutputOf<typeof flashSalePage>['rounds'][number];

function turnOfRound(round: Round | undefined): string | undefined {
  if (!round || round.state === 'ended') return undefined;
  return round.state === 'ongoing' ? round.endTimeIso : round.startTimeIso;
}

function pageAddress(shown: Parameters<typeof flashZoneAddress>[0] | null, pages: number): string {
  const address = flashZoneAddress(shown ?? undefined);
  return pages > 1 ? `${address}${shown ? '&' : '?'}current=${pages}` : address;
}

function flashProduct(listed: FlashListed, reminded: ReadonlySet<number>): FlashProduct {
  const { activity, state, seckillSearchVO: stock } = listed;
  const { activityId, name, price } = activity;
  // The stock bar of the zone has more detail than the one of other cards.
  const { claimedPercent: _, ...card } = flashCard(listed);
  return {
    ...card,
    ...{ state, stock, activity: { activityId, name }, isReminded: reminded.has(activityId) },
    // Before the round starts, the card already shows its price.
    ...{ priceCents: centsOf(price), oldPriceCents: centsOf(listed.price) },
    inStock: stock.seckillTotalStocks > 0 || state === 'notStarted',
  };
}
