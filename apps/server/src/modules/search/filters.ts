import { deliveryBit } from '@galleria/domain/search/facets';
import { marks } from '@galleria/domain/search/word-query';
import { type CouponScope, filtersOfCoupon } from './coupon-scope.ts';
import { SHELF } from './shelf-kinds.ts';
import type { Put } from './statements.ts';

/** What narrows a list; prices in cents, rating in tenths of a star. */
export interface Filters {
  readonly categoryId?: number | undefined;
  readonly shopIds?: readonly number[] | undefined;
  readonly shopCategoryId?: number | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly coupon?: CouponScope | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly minRating?: number | undefined;
  readonly delivery?: number | undefined;
  readonly inStock?: boolean | undefined;
  readonly isNew?: boolean | undefined;
  readonly type?: number | undefined;
}

/** Nothing can cost more cents than the database keeps. */
export const LARGEST_CENTS = 2_147_483_647;

const NEW_SECONDS = 30 * 24 * 60 * 60;

/** All filters as one condition on `t`; the same text whichever are in use, but for coupons, which are rare. */
export function condition(put: Put, filters: Filters): string {
  const whole = (value: number | undefined) => put(value ?? null, 'int');
  const ids = (value: readonly number[] | undefined) => put(value ?? null, 'int[]');
  const yes = (value: boolean | undefined) => put(value === true, 'bool');
  const unlessNull = (value: string, test: (value: string) => string) => `(${value} is null or ${test(value)})`;
  const coupon = filtersOfCoupon(filters.coupon);
  const couponConditions = () => [
    unlessNull(ids(coupon.categoryIds), (some) => `array[t.category1, t.category2, t.category3] && ${some}`),
    unlessNull(whole(coupon.shopId), (shop) => `t.shop_id = ${shop}`),
    unlessNull(ids(coupon.productIds), (some) => `t.product_id = any(${some})`),
  ];
  const delivery = filters.delivery === undefined ? undefined : deliveryBit(filters.delivery);
  return [
    unlessNull(whole(filters.categoryId), (id) => `${id} in (t.category1, t.category2, t.category3)`),
    unlessNull(ids(filters.shopIds), (shops) => `t.shop_id = any(${shops})`),
    unlessNull(whole(filters.shopCategoryId), (id) => `t.shop_category_id = ${id}`),
    unlessNull(ids(filters.brandIds), (brands) => `t.brand_id = any(${brands})`),
    ...(filters.coupon ? couponConditions() : []),
    unlessNull(whole(filters.minPrice), (least) => `t.price >= ${least}`),
    unlessNull(whole(filters.maxPrice), (most) => `t.price <= ${most}`),
    unlessNull(whole(filters.minRating), (least) => `t.rating >= ${least}`),
    unlessNull(whole(delivery), (bit) => `t.delivery & ${bit} <> 0`),
    unlessNull(whole(filters.type), (type) => `t.type = ${type}`),
    `(not ${yes(filters.inStock)} or t.in_stock)`,
    // The clock is read once, not for every row.
    `(not ${yes(filters.isNew)} or t.published > (select extract(epoch from mall_now())::bigint - ${NEW_SECONDS}))`,
  ].join(' and ');
}

/** The lists that hold everything that passes, one kind each; the smallest will do. */
export function scopesOf(filters: Filters): Scopes {
  const { categoryId, shopCategoryId, brandIds } = filters;
  const coupon = filtersOfCoupon(filters.coupon);
  // Of each kind only what was asked for, else what the coupon names: together they would hold the same thing twice.
  const categoryIds = categoryId ? [categoryId] : (coupon.categoryIds ?? []);
  const shopIds = filters.shopIds ?? (coupon.shopId ? [coupon.shopId] : []);
  const scopes = [
    { kind: SHELF.mall, owner: 0 },
    ...categoryIds.map((owner) => ({ kind: SHELF.category, owner })),
    ...shopIds.map((owner) => ({ kind: SHELF.store, owner })),
    ...(shopCategoryId ? [{ kind: SHELF.storeCategory, owner: shopCategoryId }] : []),
    ...(brandIds ?? []).map((owner) => ({ kind: SHELF.brand, owner })),
  ];
  return { kinds: scopes.map(({ kind }) => kind), owners: scopes.map(({ owner }) => owner) };
}

export interface Scopes {
  readonly kinds: readonly number[];
  readonly owners: readonly number[];
}

/** The same as words, for looking up together with words. */
export function scopeMarks(filters: Filters): string[][] {
  const { categoryId, shopIds, shopCategoryId, brandIds } = filters;
  const coupon = filtersOfCoupon(filters.coupon);
  return [
    ...(categoryId ? [[marks.category(categoryId)]] : []),
    ...(coupon.categoryIds ? [coupon.categoryIds.map(marks.category)] : []),
    ...(coupon.shopId ? [[marks.shop(coupon.shopId)]] : []),
    ...(shopIds ? [shopIds.map(marks.shop)] : []),
    ...(shopCategoryId ? [[marks.shopCategory(shopCategoryId)]] : []),
    ...(brandIds ? [brandIds.map(marks.brand)] : []),
  ];
}

/** Whether more than a single list of one kind is asked for. */
export function isOneShelf(filters: Filters): boolean {
  const { categoryId, shopIds, shopCategoryId, brandIds, ...rest } = filters;
  const scopes = [categoryId, shopIds, shopCategoryId, brandIds].filter((scope) => scope !== undefined);
  return scopes.length <= 1 && Object.values(rest).every((value) => value === undefined || value === false);
}
