import type { ParsedInputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search';
import { centsOf } from '@galleria/domain/money/main-units';
import type { SearchContext } from './context.ts';
import { type Filters, LARGEST_CENTS } from './filters.ts';

export type Criteria = ParsedInputOf<typeof searchFacets>;

/** What narrows the search, or nothing when nothing can be found. */
export async function filtersFor(
  { couponScope }: Pick<SearchContext, 'couponScope'>,
  criteria: Criteria,
): Promise<Filters | undefined> {
  const filters = filtersOf(criteria);
  if (criteria.couponId === undefined || !filters) return filters;
  const coupon = await couponScope(criteria.couponId);
  return coupon && { ...filters, coupon };
}

/** All but the coupon. No activities exist yet. */
function filtersOf(criteria: Criteria): Filters | undefined {
  const { categoryId, shopCategoryId } = criteria;
  const [shopIds, brandIds] = [shopsOf(criteria), criteria.brandIds && [...new Set(criteria.brandIds)]];
  if (shopIds?.length === 0) return undefined;
  if (criteria.isActive === 1) return undefined;
  return {
    ...{ categoryId, shopCategoryId, shopIds, brandIds },
    minPrice: priceOf(criteria.minPrice),
    maxPrice: priceOf(criteria.maxPrice),
    minRating: criteria.rating === undefined ? undefined : criteria.rating * 10,
    delivery: criteria.delivery,
    inStock: criteria.inStock === 1 || undefined,
    isNew: criteria.isNew === 1 || undefined,
    type: criteria.isAllProdType === 1 ? undefined : criteria.prodType,
  };
}

function priceOf(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.min(centsOf(amount), LARGEST_CENTS);
}

/** A store and a choice of stores: what is in both. */
function shopsOf({ shopId, shopIds }: Criteria): number[] | undefined {
  if (shopId === undefined) return shopIds && [...new Set(shopIds)];
  return shopIds === undefined || shopIds.includes(shopId) ? [shopId] : [];
}
