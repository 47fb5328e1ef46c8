import type * as contract from '@galleria/contract/activities/flash-sale';
import { FLASH_ROUNDS, type FlashRound, flashState, roundAt, roundTimes } from '@galleria/domain/activities/flash-sale';
import { daysFrom } from '@galleria/domain/site/days';
import { offsetOf, toPage } from '../../../infra/calls/paging.ts';
import type { UseCase } from '../../../infra/calls/use-case.ts';
import { type ActivityPrice, flashStocks, presentActivityTimes } from '../../activities/index.ts';
import type { MarketingContext } from '../index.ts';
import { readOffers } from '../limited-time-offers.ts';
import type { RoundRule } from './flash-rounds-db.ts';

/** Prices are cached: a page costs one statement for the offered SKUs and one for the product cards on it. */
export const flashSalePage: UseCase<typeof contract.flashSalePage, MarketingContext> = async (
  context,
  { day, round, ...paging },
  { locale },
) => {
  const { activities, catalogue, site, flashRounds } = context;
  const [current, { timeZone }, rules] = await Promise.all([activities.current(), site.rules(), flashRounds()]);
  const { now } = current;
  const prices = current.open().filter(({ kind }) => kind === 'flashSale');
  const offersOf = await readOffers(context, prices, locale);
  const rounds = roundsToShow(roundAt(now, timeZone), rules, prices, timeZone).map((one) => {
    const offers = offersOf(pricesOf(prices, one.times.startsAt), now);
    return { ...one, offers };
  });
  const shown = chooseRound(rounds, now, { day, round });
  const offers = shown?.offers ?? [];
  const start = offsetOf(paging);
  const page = offers.slice(start, start + paging.size);
  const cards = await catalogue.cards(
    page.map(({ prodId }) => prodId),
    locale,
  );
  const records = page.flatMap(({ prodId, activity }) => {
    const found = cards.get(prodId);
    if (!found || found.isStale) return [];
    const { status: _, isStale: __, ...card } = found;
    const own = prices.filter((price) => price.activityId === activity.activityId && price.prodId === prodId);
    const seckillSearchVO = flashStocks(current, own);
    const times = { startsAt: new Date(activity.startTimeIso), endsAt: new Date(activity.endTimeIso) };
    const state = flashState({ ...times, left: seckillSearchVO.seckillTotalStocks }, now);
    return [{ ...card, activity, state, seckillSearchVO }];
  });
  return {
    ...toPage(records, offers.length, paging),
    nowIso: now.toISOString(),
    rounds: rounds.map(({ times, day: ofDay, round: ofRound, offers: { length } }) => ({
      ...{ day: ofDay, round: ofRound, ...presentActivityTimes(times), products: length },
      state: times.endsAt <= now ? 'ended' : times.startsAt <= now ? 'ongoing' : 'notStarted',
    })),
    shown: shown ? { day: shown.day, round: shown.round } : null,
  };
};

interface Round extends FlashRound {
  readonly times: { readonly startsAt: Date; readonly endsAt: Date };
}

/** Rounds of today and tomorrow that staff have opened, and closed ones with flash sales that were approved before. */
function roundsToShow(
  { day }: FlashRound,
  rules: readonly RoundRule[],
  prices: readonly ActivityPrice[],
  timeZone: string,
): Round[] {
  const starts = new Set(prices.map(({ startsAt }) => startsAt.getTime()));
  return daysFrom(day, 2)
    .flatMap((ofDay) => Array.from({ length: FLASH_ROUNDS }, (_, round) => ({ day: ofDay, round })))
    .map((one) => ({ ...one, times: roundTimes(one, timeZone) }))
    .filter(({ round, times }) => rules[round]?.isOpen || starts.has(times.startsAt.getTime()));
}

function pricesOf(prices: readonly ActivityPrice[], startsAt: Date): ActivityPrice[] {
  return prices.filter((price) => price.startsAt.getTime() === startsAt.getTime());
}

type Counted = Round & { readonly offers: readonly unknown[] };

/** The requested round; by default the first round with products that has not ended, or else the first that has not. */
function chooseRound<Of extends Counted>(rounds: readonly Of[], now: Date, asked: Partial<FlashRound>): Of | undefined {
  if (asked.day !== undefined || asked.round !== undefined) {
    const ofDay = asked.day ?? rounds[0]?.day;
    const isAsked = (one: Of) => one.day === ofDay && (asked.round === undefined || one.round === asked.round);
    return rounds.find(isAsked);
  }
  const open = rounds.filter(({ times }) => times.endsAt > now);
  return open.find(({ offers }) => offers.length > 0) ?? open[0];
}
