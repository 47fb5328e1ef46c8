import { DEFAULT_LOCALE } from '@galleria/domain/site/locales';
import { type CategoryNames, pathTo } from '../catalogue/index.ts';
import type { PromotionsContext } from './context.ts';
import { type CouponScope, readScopes } from './coupons-db.ts';

/** What a coupon is good for, from memory, as long as somebody may be able to use it. */
export function openScopes({
  database: { queries },
  cache,
  catalogue,
}: Pick<PromotionsContext, 'database' | 'cache' | 'catalogue'>): (
  couponId: number,
) => Promise<CouponScope | undefined> {
  const remembered = cache.perLocale('promotions', async () => {
    const [scopes, categories] = await Promise.all([readScopes(queries), catalogue.categoryNames(DEFAULT_LOCALE)]);
    return new Map(scopes.map((scope) => [scope.couponId, withoutNested(scope, categories)]));
  });
  return async (couponId) => (await remembered(DEFAULT_LOCALE)).get(couponId);
}

/** A category that is named beside one above it adds nothing, and would be looked through twice. */
function withoutNested(scope: CouponScope, categories: CategoryNames): CouponScope {
  if (scope.scope !== 'categories') return scope;
  const named = new Set(scope.scopeIds);
  const isOutermost = (id: number) => !pathTo(categories, id).some((above) => above.id !== id && named.has(above.id));
  return { ...scope, scopeIds: scope.scopeIds.filter(isOutermost) };
}
