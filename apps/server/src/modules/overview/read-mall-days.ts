import { mainUnits } from '@galleria/domain/money/main-units';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../infra/database/database.ts';
import { countNewAccounts } from '../accounts/index.ts';
import { readMallSales } from '../orders/index.ts';
import { countNewStores } from '../stores/index.ts';

/** Thirty days, and the thirty before them for comparison. */
const DAYS = 60;

export interface MallDay {
  readonly day: string;
  readonly sales: number;
  readonly orders: number;
  readonly buyers: number;
  readonly stores: number;
}

/**
 * Each of the last days including today, the oldest first. Three statements read the rows of sixty days by their
 * indexes, however old the mall is; the result is cached for a minute, so that many open consoles cost no more than
 * one.
 */
export async function readMallDays(queries: Queries, timeZone: string): Promise<MallDay[]> {
  const calendar = await readCalendar(queries, timeZone);
  const since = calendar.start;
  const [sales, buyers, stores] = await Promise.all([
    readMallSales(queries, timeZone, since),
    countNewAccounts(queries, timeZone, since),
    countNewStores(queries, timeZone, since),
  ]);
  return calendar.days.map((day) => ({
    ...{ day, sales: mainUnits(sales.get(day)?.salesCents ?? 0), orders: sales.get(day)?.orders ?? 0 },
    ...{ buyers: buyers.get(day) ?? 0, stores: stores.get(day) ?? 0 },
  }));
}

/** The days in the mall's time zone, and the time at which the first began. */
async function readCalendar(queries: Queries, timeZone: string) {
  const today = sql`date_trunc('day', mall_now() at time zone ${timeZone})`;
  const { rows } = await queries.execute<{ day: string; start: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, extract(epoch from day at time zone ${timeZone})::text as start
    from generate_series(${today} - make_interval(days => ${DAYS - 1}), ${today}, interval '1 day') as day order by 1`);
  return { days: rows.map(({ day }) => day), start: new Date(Number(rows[0]?.start) * 1000) };
}
