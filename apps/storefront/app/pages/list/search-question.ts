import type { InputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search';
import type { TrailStep } from './list-data.ts';
import type { ListQuery } from './list-query.ts';
import { inBaseCurrency } from './price-range.ts';

export type Criteria = InputOf<typeof searchFacets>;

/** What narrows the search, for the products and for the counts beside them. */
export function criteriaOf(query: ListQuery, trail: readonly TrailStep[], rate: number): Criteria {
  const { min, max } = inBaseCurrency(query.price, rate);
  return {
    ...(query.keyword && { keyword: query.keyword }),
    ...(query.keyword && query.exact && { exact: 1 }),
    categoryId: trail.at(-1)?.id,
    ...(query.brands.length > 0 && { brandIds: [...query.brands] }),
    ...(query.shops.length > 0 && { shopIds: [...query.shops] }),
    minPrice: min,
    maxPrice: max,
    rating: query.rating,
    ...(query.inStock && { inStock: 1 }),
    delivery: query.delivery,
    couponId: query.couponId,
    ...(query.isNew && { isNew: 1 }),
  };
}

/** Which part of what it finds, in which order. */
export function placeOf({ sort, page, cursor }: ListQuery) {
  return { sort, ...(cursor ? { cursor } : { current: page }) };
}
