import type * as staffContract from '@galleria/contract/activities/staff-activities';
import type * as storeContract from '@galleria/contract/activities/store-activities';
import { formatApiTime, parseApiTime } from '@galleria/contract/wire/api-time';
import { type Locale, textIn } from '@galleria/domain/site/locales';
import type { UseCase } from '../../infra/calls/use-case.ts';
import { type ActivityRow, readActivitiesBetween } from '../activities/index.ts';
import type { MarketingContext } from './index.ts';

const MAX_STORE_ACTIVITIES = 500;
/** The most activities in one answer, more than one month of reading needs; `hasMore` tells that some were left out. */
const MAX_MALL_ACTIVITIES = 300;

export const storeActivityCalendar: UseCase<typeof storeContract.storeActivityCalendar, MarketingContext> = async (
  { database: { queries } },
  { from, to },
  { actor: { storeId }, locale },
) => {
  const period = periodOf(from, to);
  if (!period) return [];
  const rows = await readActivitiesBetween(queries, { ...period, storeId }, MAX_STORE_ACTIVITIES);
  return rows.map((row) => presentEntry(row, locale));
};

export const mallActivityCalendar: UseCase<typeof staffContract.mallActivityCalendar, MarketingContext> = async (
  { database: { queries }, stores },
  { from, to, kind, shopId: storeId },
  { locale },
) => {
  const period = periodOf(from, to);
  if (!period) return { activities: [], hasMore: false };
  const [rows, summaries] = await Promise.all([
    readActivitiesBetween(queries, { ...period, storeId, kind }, MAX_MALL_ACTIVITIES + 1),
    stores.summaries(locale),
  ]);
  const shown = rows.slice(0, MAX_MALL_ACTIVITIES).map((row) => ({
    ...presentEntry(row, locale),
    shopId: row.activity.storeId,
    shopName: summaries.get(row.activity.storeId)?.shopName ?? '',
  }));
  return { activities: shown, hasMore: rows.length > MAX_MALL_ACTIVITIES };
};

function presentEntry({ activity, state }: Pick<ActivityRow, 'activity' | 'state'>, locale: Locale) {
  const { id: activityId, kind, name, startsAt, endsAt } = activity;
  return {
    ...{ activityId, kind, name: textIn(name, locale), state },
    startTime: formatApiTime(startsAt),
    endTime: formatApiTime(endsAt),
  };
}

/** Undefined for an empty period. */
export function periodOf(from: string, to: string) {
  const [startsAt, endsAt] = [parseApiTime(from), parseApiTime(to)];
  return startsAt < endsAt ? { startsAt, endsAt } : undefined;
}
