import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import type { Cache } from '../../infra/cache/cache.ts';
import { readClock } from '../../infra/database/clock.ts';
import type { Queries } from '../../infra/database/database.ts';
import { type Catalogue, type CategoryNames, pathTo } from '../catalogue/index.ts';
import { type CouponScope, readScopes } from './coupons-db.ts';
import { type DatedDiscount, readDiscounts } from './discounts-db.ts';

/** Discounts that have not ended, and the mall's time at which they were read. */
export interface CurrentDiscounts {
  readonly now: Date;
  readonly discounts: readonly DatedDiscount[];
}

/**
 * Discounts start and end by the mall's clock without a change of rows, so the difference between that clock and the
 * local one is cached with them.
 */
export function cacheDiscounts(queries: Queries, cache: Cache): () => Promise<CurrentDiscounts> {
  const cached = cache.perLocale('promotions', async () => {
    const discounts = await readDiscounts(queries);
    // Nothing may come between these two lines: its duration would be part of the difference.
    const now = await readClock(queries);
    return { discounts, clockOffsetMs: now.getTime() - Date.now() };
  });
  return async () => {
    const { discounts, clockOffsetMs } = await cached(DEFAULT_LOCALE);
    const now = new Date(Date.now() + clockOffsetMs);
    return { now, discounts: discounts.filter(({ endsAt }) => now < endsAt) };
  };
}

export function runningAt({ now, discounts }: CurrentDiscounts): DatedDiscount[] {
  return discounts.filter(({ startsAt }) => startsAt <= now);
}

/** The scopes of all coupons that may still be used, cached. */
export function cacheCouponScopes(
  queries: Queries,
  cache: Cache,
  catalogue: Pick<Catalogue, 'categoryNames'>,
): (couponId: number) => Promise<CouponScope | undefined> {
  const cached = cache.perLocale('promotions', async () => {
    const [scopes, categories] = await Promise.all([readScopes(queries), catalogue.categoryNames(DEFAULT_LOCALE)]);
    return new Map(scopes.map((scope) => [scope.couponId, withoutNested(scope, categories)]));
  });
  return async (couponId) => (await cached(DEFAULT_LOCALE)).get(couponId);
}

/** Drops categories below another category of the scope, since a search would go through them twice. */
function withoutNested(scope: CouponScope, categories: CategoryNames): CouponScope {
  if (scope.scope !== 'categories') return scope;
  const named = new Set(scope.scopeIds);
  const isOutermost = (id: number) => !pathTo(categories, id).some((above) => above.id !== id && named.has(above.id));
  return { ...scope, scopeIds: scope.scopeIds.filter(isOutermost) };
}
