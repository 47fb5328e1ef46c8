import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache/cache.ts';
import { readClock } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { type NamedDiscount, readDiscounts } from './discounts-db.ts';

/**
 * Discounts start and end by the mall's clock without a change of rows, so the difference between that clock and the
 * local one is cached with them.
 */
export function cacheRunningDiscounts(queries: Queries, cache: Cache): () => Promise<readonly NamedDiscount[]> {
  const cached = cache.perLocale('promotions', async () => {
    const dated = await readDiscounts(queries);
    // Nothing may come between these two lines: its duration would be part of the difference.
    const now = await readClock(queries);
    return { dated, aheadMs: now.getTime() - Date.now() };
  });
  return async () => {
    const { dated, aheadMs } = await cached(DEFAULT_LOCALE);
    const now = new Date(Date.now() + aheadMs);
    return dated.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt).map(({ discount }) => discount);
  };
}
