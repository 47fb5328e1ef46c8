import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { readClock } from '../../infra/database/clock.ts';
import type { PromotionsContext } from './context.ts';
import { type NamedDiscount, readDiscounts } from './discounts-db.ts';

/**
 * The discounts that run now, from memory. A discount begins and ends by the clock alone, so how far the mall's clock is
 * from ours is remembered with them.
 */
export function openDiscounts({
  database: { queries },
  cache,
}: Pick<PromotionsContext, 'database' | 'cache'>): () => Promise<readonly NamedDiscount[]> {
  const remembered = cache.perLocale('promotions', async () => {
    const dated = await readDiscounts(queries);
    // Beside each other: whatever comes between them would be remembered as a difference.
    const now = await readClock(queries);
    return { dated, aheadMs: now.getTime() - Date.now() };
  });
  return async () => {
    const { dated, aheadMs } = await remembered(DEFAULT_LOCALE);
    const now = new Date(Date.now() + aheadMs);
    return dated.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt).map(({ discount }) => discount);
  };
}
