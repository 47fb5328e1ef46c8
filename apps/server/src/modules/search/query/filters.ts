import type { ParsedInputOf } from '@galleria/contract/operation';
import type { searchFacets } from '@galleria/contract/search/search';
import { centsOf } from '@galleria/domain/money/main-units';
import { tags } from '@galleria/domain/search/word-query';
import { runningByKind } from '../../activities/index.ts';
import type { CouponScope, SearchContext } from '../context.ts';
import { LISTING } from '../index/listing-kinds.ts';

export type SearchCriteria = ParsedInputOf<typeof searchFacets>;

/** Filters of a search, in the units of the index. */
export interface Filters {
  readonly categoryId?: number | undefined;
  readonly shopIds?: readonly number[] | undefined;
  readonly shopCategoryId?: number | undefined;
  readonly brandIds?: readonly number[] | undefined;
  /** The intersection of the scopes of a coupon, a discount and the running activities. */
  readonly scope?: PromotionScope | undefined;
  readonly minPriceCents?: number | undefined;
  readonly maxPriceCents?: number | undefined;
  readonly minRatingTenths?: number | undefined;
  readonly delivery?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  readonly type?: number | undefined;
}

/** Scope of a promotion; undefined fields do not restrict it. */
interface PromotionScope {
  readonly shopIds?: readonly number[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
  readonly productIds?: readonly number[] | undefined;
}

/** The largest price an integer column holds. */
export const MAX_CENTS = 2_147_483_647;

/** Undefined when the filters exclude every product. */
export async function filtersFor(
  { promotions, activities }: Pick<SearchContext, 'promotions' | 'activities'>,
  criteria: SearchCriteria,
): Promise<Filters | undefined> {
  const { couponId, discountId, isActive, activityKinds } = criteria;
  const filters = filtersWithoutScope(criteria);
  if (!filters || (!couponId && !discountId && !isActive && !activityKinds)) return filters;
  const coupon = couponId === undefined ? {} : scopeOfCoupon(await promotions.couponScope(couponId));
  const discount = discountId === undefined ? {} : await findDiscountScope(promotions, discountId);
  if (!coupon || !discount) return undefined;
  const scope = {
    shopIds: inBoth(coupon.shopIds, discount.shopIds),
    categoryIds: coupon.categoryIds,
    productIds: inBoth(inBoth(coupon.productIds, discount.productIds), await findActiveProducts(activities, criteria)),
  };
  return scope.shopIds?.length === 0 || scope.productIds?.length === 0 ? undefined : { ...filters, scope };
}

/** A coupon of a store applies to that store; one of the platform may name several stores. */
function scopeOfCoupon(coupon: CouponScope | undefined): PromotionScope | undefined {
  if (!coupon) return undefined;
  const { scope, scopeIds, storeId } = coupon;
  if (scope === 'stores') return { shopIds: scopeIds };
  return {
    shopIds: storeId === null ? undefined : [storeId],
    categoryIds: scope === 'categories' ? scopeIds : undefined,
    productIds: scope === 'products' ? scopeIds : undefined,
  };
}

async function findDiscountScope(
  promotions: SearchContext['promotions'],
  discountId: number,
): Promise<PromotionScope | undefined> {
  const { discounts } = await promotions.currentDiscounts();
  const discount = discounts.find((one) => one.discount.discountId === discountId)?.discount;
  if (!discount) return undefined;
  const { storeId, prodIds } = discount;
  return { shopIds: [storeId], productIds: prodIds.length === 0 ? undefined : prodIds };
}

/** Undefined when the search does not filter by activities. */
async function findActiveProducts(
  activities: SearchContext['activities'],
  { isActive, activityKinds }: Pick<SearchCriteria, 'isActive' | 'activityKinds'>,
): Promise<readonly number[] | undefined> {
  if (isActive !== 1 && !activityKinds) return undefined;
  const current = await activities.current();
  if (!activityKinds) return current.runningProdIds();
  const running = runningByKind(current);
  return [...new Set(activityKinds.flatMap((kind) => [...(running.get(kind) ?? [])]))];
}

function inBoth(one: readonly number[] | undefined, other: readonly number[] | undefined) {
  return one && other ? one.filter((id) => other.includes(id)) : (one ?? other);
}

function filtersWithoutScope(criteria: SearchCriteria): Filters | undefined {
  const { categoryId, shopCategoryId } = criteria;
  const [shopIds, brandIds] = [shopIdsOf(criteria), criteria.brandIds && [...new Set(criteria.brandIds)]];
  if (shopIds?.length === 0) return undefined;
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

/** The intersection of the store page and the chosen stores. */
function shopIdsOf({ shopId, shopIds }: SearchCriteria): number[] | undefined {
  if (shopId === undefined) return shopIds && [...new Set(shopIds)];
  return shopIds === undefined || shopIds.includes(shopId) ? [shopId] : [];
}

/** Listings by kind and owner; see `listing-kinds.ts`. */
export interface Listings {
  readonly kinds: readonly number[];
  readonly owners: readonly number[];
}

/**
 * For each kind, the listings that together contain every product the filters may pass; scanning the smallest kind is
 * enough.
 */
export function candidateListings(filters: Filters): Listings {
  const { categoryId, shopCategoryId, brandIds, scope } = filters;
  // Per kind either the filter's owners or the scope's: with both, a product could occur twice.
  const categoryIds = categoryId ? [categoryId] : (scope?.categoryIds ?? []);
  const shopIds = filters.shopIds ?? scope?.shopIds ?? [];
  const narrow = [
    ...categoryIds.map((owner) => ({ kind: LISTING.category, owner })),
    ...shopIds.map((owner) => ({ kind: LISTING.store, owner })),
    ...(shopCategoryId ? [{ kind: LISTING.storeCategory, owner: shopCategoryId }] : []),
    ...(brandIds ?? []).map((owner) => ({ kind: LISTING.brand, owner })),
  ];
  // A single listing is never longer than the mall's; several together may be.
  const listings = narrow.length === 1 ? narrow : [{ kind: LISTING.mall, owner: 0 }, ...narrow];
  return { kinds: listings.map(({ kind }) => kind), owners: listings.map(({ owner }) => owner) };
}

/** The listings as lexemes, to be looked up together with the words. */
export function listingTags(filters: Filters): string[][] {
  const { categoryId, shopIds, shopCategoryId, brandIds, scope } = filters;
  return [
    ...(categoryId ? [[tags.category(categoryId)]] : []),
    ...(scope?.categoryIds ? [scope.categoryIds.map(tags.category)] : []),
    ...(scope?.shopIds ? [scope.shopIds.map(tags.shop)] : []),
    ...(shopIds ? [shopIds.map(tags.shop)] : []),
    ...(shopCategoryId ? [[tags.shopCategory(shopCategoryId)]] : []),
    ...(brandIds ? [brandIds.map(tags.brand)] : []),
  ];
}

/**
 * The store of a store page as a lexeme: whether a word is known is decided within the store, whatever else is chosen.
 */
export function storeTags({ shopId }: SearchCriteria): string[][] {
  return shopId === undefined ? [] : [[tags.shop(shopId)]];
}

/** Whether the search covers the whole mall. */
export function isUnfiltered(filters: Filters): boolean {
  return Object.values(filters).every((value) => value === undefined || value === false);
}

/** Whether the filters name at most one kind of listing and nothing else: its size is the exact total then. */
export function isSingleListing(filters: Filters): boolean {
  const { categoryId, shopIds, shopCategoryId, brandIds, ...rest } = filters;
  const listings = [categoryId, shopIds, shopCategoryId, brandIds].filter((listing) => listing !== undefined);
  return listings.length <= 1 && isUnfiltered(rest);
}
