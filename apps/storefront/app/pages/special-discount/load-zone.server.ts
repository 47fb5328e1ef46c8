import { limitedTimeFilters, limitedTimePage } from '@galleria/contract/activities/limited-time';
import type { PageVisit } from '@galleria/contract/call';
import type { OutputOf } from '@galleria/contract/operation';
import { type Locale, languageTag } from '@galleria/domain/site/locales';
import { redirect } from 'react-router';
import { loadReminded } from '../../features/activities/reminders/load-reminded.server.ts';
import { earliestTurn, turnOf } from '../../features/activities/turn.ts';
import { cardProduct } from '../../features/products/card-product.ts';
import { type ZoneQuery, zoneAddress } from './zone-address.ts';
import type { DayTab, ZoneProduct } from './zone-data.ts';

const SIZE = 20;
const UNAVAILABLE = 503;

type Listed = OutputOf<typeof limitedTimePage>['records'][number];
type Filters = OutputOf<typeof limitedTimeFilters>;

/** One page of the zone. A page beyond the last one redirects to the last. */
export async function loadZone(visit: PageVisit, query: ZoneQuery) {
  const { call, locale } = visit;
  const { day, categoryId, sort, current } = query;
  const [filters, page, first] = await Promise.all([
    call(limitedTimeFilters, { day }),
    call(limitedTimePage, { day, categoryId, sort, current, size: SIZE }),
    call(limitedTimePage, { day, size: 1 }),
  ]);
  if (!page.ok && page.reason === 'input.invalid') throw redirect(zoneAddress({}));
  if (!page.ok || !filters.ok) throw new Response(page.ok ? '' : page.message, { status: UNAVAILABLE });
  const { records, pages } = page.data;
  if (current > 1 && current > pages) throw redirect(zoneAddress({ ...query, current: Math.max(pages, 1) }));
  const { nowIso, days, categories } = filters.data;
  const shown = [...(first.ok ? first.data.records : []), ...records].map(({ activity }) => activity);
  const isToday = day === undefined || days.some((one) => one.isToday && one.day === day);
  // For a coming day, the countdown is to the start of an activity.
  const next = earliestTurn(isToday ? shown : shown.filter(({ state }) => state === 'notStarted'));
  const turning = earliestTurn(shown);
  const reminded = await loadReminded(visit, shown);
  return {
    nowIso,
    next: next && nextTurn(next, locale),
    turnIso: turning && turnOf(turning),
    query: { ...query, day: isToday ? undefined : day },
    days: dayTabs(days, isToday ? undefined : day, locale),
    categories,
    products: records.map((listed) => zoneProduct(listed, reminded)),
    pages,
  };
}

export type Zone = Awaited<ReturnType<typeof loadZone>>;

/** With the time as text, for browsers without scripts. */
function nextTurn(activity: Listed['activity'], locale: Locale) {
  const { state, startTimeIso, endTimeIso } = activity;
  const format = intl(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return { state, startTimeIso, endTimeIso, timeText: `${format.format(Date.parse(turnOf(activity)))} UTC` };
}

function intl(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(`${languageTag(locale)}-u-nu-latn`, options);
}

function zoneProduct(listed: Listed, reminded: ReadonlySet<number>): ZoneProduct {
  const { activityId, name, state, startTime, startTimeIso, endTime, endTimeIso, price } = listed.activity;
  const activity = { activityId, name, state, startTime, startTimeIso, endTime, endTimeIso, price };
  const card = { ...cardProduct(listed), isReminded: reminded.has(activityId) };
  // Products of activities that have not started cannot be added to the cart here.
  return state === 'ongoing' ? { ...card, activity } : { ...card, activity, badges: [], notForCart: true };
}

/** Today is first, even without products; the coming days follow, in the format of the language. */
function dayTabs(days: Filters['days'], open: string | undefined, locale: Locale): DayTab[] {
  const format = intl(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const coming = days.filter(({ isToday }) => !isToday);
  const isListed = open === undefined || coming.some(({ day }) => day === open);
  const later = isListed ? coming : [...coming, { day: open, products: 0 }];
  return [
    { day: undefined, label: undefined, products: days.find(({ isToday }) => isToday)?.products ?? 0 },
    ...later.map(({ day, products }) => ({ day, label: format.format(Date.parse(day)), products })),
  ];
}
