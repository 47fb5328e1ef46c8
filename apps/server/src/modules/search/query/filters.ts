import type { ParsedInputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search';
import { centsOf } from '@galleria/domain/money/main-units';
import { tags } from '@galleria/domain/search/word-query';
import type { CouponScope, SearchContext } from '../context.ts';
import { LISTING } from '../index/listing-kinds.ts';

export type SearchCriteria = ParsedInputOf<typeof searchFacets>;

/** What narrows a search, in the units of the index. */
export interface Filters {
  readonly categoryId?: number | undefined;
  readonly shopIds?: readonly number[] | undefined;
  readonly shopCategoryId?: number | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly coupon?: CouponScope | undefined;
  readonly minPriceCents?: number | undefined;
  readonly maxPriceCents?: number | undefined;
  readonly minRatingTenths?: number | undefined;
  readonly delivery?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  readonly type?: number | undefined;
}

/** The largest price an integer column holds. */
export const MAX_CENTS = 2_147_483_647;

/** Undefined when nothing can be found. */
export async function filtersFor(
  { promotions }: Pick<SearchContext, 'promotions'>,
  criteria: SearchCriteria,
): Promise<Filters | undefined> {
  const filters = filtersWithoutCoupon(criteria);
  if (criteria.couponId === undefined || !filters) return filters;
  const coupon = await promotions.couponScope(criteria.couponId);
  return coupon && { ...filters, coupon };
}

/** There are no activities yet, so `isActive` finds nothing. */
function filtersWithoutCoupon(criteria: SearchCriteria): Filters | undefined {
  const { categoryId, shopCategoryId } = criteria;
  const [shopIds, brandIds] = [shopIdsOf(criteria), criteria.brandIds && [...new Set(criteria.brandIds)]];
  if (shopIds?.length === 0) return undefined;
  if (criteria.isActive === 1) return undefined;
  return {
    ...{ categoryId, shopCategoryId, shopIds, brandIds },
    minPriceCents: priceCents(criteria.minPrice),
    maxPriceCents: priceCents(criteria.maxPrice),
    minRatingTenths: criteria.rating === undefined ? undefined : criteria.rating * 10,
    delivery: criteria.delivery,
    inStock: criteria.inStock === 1 || undefined,
    isNew: criteria.isNew === 1 || undefined,
    type: criteria.isAllProdType === 1 ? undefined : criteria.prodType,
  };
}

function priceCents(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.min(centsOf(amount), MAX_CENTS);
}

/** A store's page and a choice of stores: the intersection. */
function shopIdsOf({ shopId, shopIds }: SearchCriteria): number[] | undefined {
  if (shopId === undefined) return shopIds && [...new Set(shopIds)];
  return shopIds === undefined || shopIds.includes(shopId) ? [shopId] : [];
}

/** A coupon's scope as filters, each undefined where it does not narrow. */
export function couponFilters(coupon: CouponScope | undefined) {
  return {
    shopIds: couponStores(coupon),
    categoryIds: coupon?.scope === 'categories' ? coupon.scopeIds : undefined,
    productIds: coupon?.scope === 'products' ? coupon.scopeIds : undefined,
  };
}

/** A coupon of a store is for that store, one of the platform may name several. */
function couponStores(coupon: CouponScope | undefined): readonly number[] | undefined {
  if (coupon?.scope === 'stores') return coupon.scopeIds;
  return typeof coupon?.storeId === 'number' ? [coupon.storeId] : undefined;
}

/** Listings by kind and owner; see `listing-kinds.ts`. */
export interface Listings {
  readonly kinds: readonly number[];
  readonly owners: readonly number[];
}

/** For each kind the listings that together contain everything the filters may pass; the smallest kind is enough. */
export function candidateListings(filters: Filters): Listings {
  const { categoryId, shopCategoryId, brandIds } = filters;
  const coupon = couponFilters(filters.coupon);
  // Per kind either the filter's owners or the coupon's: both together would contain the same product twice.
  const categoryIds = categoryId ? [categoryId] : (coupon.categoryIds ?? []);
  const shopIds = filters.shopIds ?? coupon.shopIds ?? [];
  const listings = [
    { kind: LISTING.mall, owner: 0 },
    ...categoryIds.map((owner) => ({ kind: LISTING.category, owner })),
    ...shopIds.map((owner) => ({ kind: LISTING.store, owner })),
    ...(shopCategoryId ? [{ kind: LISTING.storeCategory, owner: shopCategoryId }] : []),
    ...(brandIds ?? []).map((owner) => ({ kind: LISTING.brand, owner })),
  ];
  return { kinds: listings.map(({ kind }) => kind), owners: listings.map(({ owner }) => owner) };
}

/** The listings as lexemes, to be looked up together with the words. */
export function listingTags(filters: Filters): string[][] {
  const { categoryId, shopIds, shopCategoryId, brandIds } = filters;
  const coupon = couponFilters(filters.coupon);
  return [
    ...(categoryId ? [[tags.category(categoryId)]] : []),
    ...(coupon.categoryIds ? [coupon.categoryIds.map(tags.category)] : []),
    ...(coupon.shopIds ? [coupon.shopIds.map(tags.shop)] : []),
    ...(shopIds ? [shopIds.map(tags.shop)] : []),
    ...(shopCategoryId ? [[tags.shopCategory(shopCategoryId)]] : []),
    ...(brandIds ? [brandIds.map(tags.brand)] : []),
  ];
}

/** Whether at most one kind of listing is asked for and no other filter is in force: then its size is the exact total. */
export function isSingleListing(filters: Filters): boolean {
  const { categoryId, shopIds, shopCategoryId, brandIds, ...rest } = filters;
  const listings = [categoryId, shopIds, shopCategoryId, brandIds].filter((listing) => listing !== undefined);
  return listings.length <= 1 && Object.values(rest).every((value) => value === undefined || value === false);
}
