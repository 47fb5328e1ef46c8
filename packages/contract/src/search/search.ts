import { CURSOR_FORM, SORT_NUMBERS } from '@galleria/domain/search/sort-order';
import { z } from 'zod';
import { activityKind, activityKinds } from '../activities/fields.ts';
import { ProductListItem } from '../catalogue/products.ts';
import { buyer, operation, visitor } from '../operation.ts';
import { flag, id, ids, integer, money, moneyInput, pageOf, paging } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';

export const hotSearches = operation({
  method: 'GET',
  path: '/search/hotSearch',
  access: visitor,
  summary: 'Popular searches; the storefront shows the first four',
  input: z.object({
    type: integer
      .pipe(z.union([z.literal(1), z.literal(2)]))
      .default(1)
      .meta({ type: 'integer', enum: [1, 2], default: 1, description: '1 goods, 2 stores' }),
  }),
  output: z.array(
    z.object({
      title: z.string().meta({ description: 'text to display' }),
      content: z.string().meta({ description: 'keyword to search for' }),
    }),
  ),
  refusals: [],
});

const zeroOrOne = z
  .union([
    z
      .stringbool({ truthy: ['true'], falsy: ['false'] })
      .or(z.boolean())
      .transform(Number),
    integer,
  ])
  .pipe(flag)
  .meta({ type: 'integer', enum: [0, 1], description: 'also true and false' });
const keyword = z.string().trim().max(100);

/** All filters of a search, shared by the product page and its facets. */
const criteria = {
  keyword: keyword.optional(),
  exact: zeroOrOne.optional().meta({ description: '1 = no spelling correction' }),
  categoryId: id.optional().meta({ description: 'a category of any of the three levels' }),
  shopId: id.optional(),
  shopCategoryId: id.optional().meta({ description: 'a category of a store' }),
  couponId: id.optional().meta({ description: 'only products that the coupon applies to' }),
  discountId: id
    .optional()
    .meta({ description: 'only products that the store discount applies to; none once it has ended' }),
  brandIds: ids(20).optional(),
  shopIds: ids(20).optional(),
  minPrice: moneyInput.optional(),
  maxPrice: moneyInput.optional(),
  rating: integer
    .pipe(z.int().min(1).max(5))
    .optional()
    .meta({ type: 'integer', description: 'minimum number of stars' }),
  inStock: zeroOrOne.optional(),
  delivery: integer.pipe(z.int().min(1).max(4)).optional().meta({ type: 'integer', description: 'delivery type' }),
  isNew: zeroOrOne.optional().meta({ description: '1 = published within the last 30 days' }),
  prodType: integer.pipe(z.int().min(0).max(6)).optional(),
  isAllProdType: zeroOrOne.optional().meta({ description: '1 = all types of products' }),
  isActive: zeroOrOne.optional().meta({ description: '1 = only products with a running activity' }),
  activityKinds: activityKinds.optional(),
};

/** The interpretation of the keyword, and the size of the result. */
const QueryInterpretation = z.object({
  corrected: z.string().nullable().meta({ description: 'corrected keyword that was used instead; null: none' }),
  total: z.int().meta({ description: 'number of products found; exact up to a limit, estimated above it' }),
  isEstimate: z.boolean(),
  isPartial: z.boolean().meta({ description: 'true: no product contains all words; these contain some of them' }),
});

export const searchProducts = operation({
  method: 'GET',
  path: '/search/page',
  access: visitor,
  summary: 'Products by keyword, category, store and filters; for deep pages use nextCursor',
  input: z.object({
    ...criteria,
    sort: integer.pipe(z.literal(SORT_NUMBERS)).optional().meta({ type: 'integer', enum: SORT_NUMBERS }),
    orderBy: zeroOrOne.optional().meta({ description: 'overrides the direction of sort: 0 ascending, 1 descending' }),
    cursor: z
      .string()
      .regex(CURSOR_FORM, expects('cursor'))
      .optional()
      .meta({ description: 'nextCursor of the previous page, instead of current' }),
    ...paging,
  }),
  output: pageOf(ProductListItem.extend({ products: z.array(ProductListItem).optional() })).extend({
    ...QueryInterpretation.shape,
    nextCursor: z.string().nullable(),
  }),
  refusals: ['search.tooDeep'],
});

export const searchFacets = operation({
  method: 'GET',
  path: '/search/facets',
  access: visitor,
  summary: 'Number of products per filter value, with all other filters applied',
  input: z.object(criteria),
  output: QueryInterpretation.extend({
    categories: z.array(z.object({ categoryId: z.int(), categoryName: z.string(), count: z.int() })),
    brands: z.array(z.object({ brandId: z.int(), brandName: z.string(), count: z.int() })),
    shops: z.array(z.object({ shopId: z.int(), shopName: z.string(), count: z.int() })),
    prices: z.array(z.object({ min: money, max: money.nullable(), count: z.int() })),
    ratings: z.array(z.object({ rating: z.int(), count: z.int() })),
    deliveries: z.array(z.object({ delivery: z.int(), count: z.int() })),
    inStock: z.int(),
    activities: z
      .array(z.object({ kind: activityKind, count: z.int().nullable() }))
      .meta({ description: 'kinds of activities that run for these products; null: too many to count' }),
  }),
  refusals: [],
});

export const searchSuggestions = operation({
  method: 'GET',
  path: '/search/suggest',
  access: visitor,
  summary: 'Suggested completions of a keyword',
  input: z.object({ keyword: keyword.min(1) }),
  output: z.object({
    words: z.array(z.string()),
    brands: z.array(z.object({ brandId: z.int(), brandName: z.string() })),
    products: z.array(z.object({ prodId: z.int(), prodName: z.string(), pic: z.string(), price: money })),
    categories: z.array(z.object({ categoryId: z.int(), categoryName: z.string(), level: z.int() })),
    shops: z.array(z.object({ shopId: z.int(), shopName: z.string() })),
  }),
  refusals: [],
});

export const productsById = operation({
  method: 'GET',
  path: '/search/renovationPage',
  access: visitor,
  summary: 'Products by id, in the order of the request, for decorated pages',
  input: z.object({
    prodIds: ids(100).default([]),
    getDelete: zeroOrOne.default(0).meta({ description: '1 = also products that are off sale, with their status' }),
    ...paging,
  }),
  output: pageOf(ProductListItem.extend({ status: z.int(), description: z.string() })),
  refusals: [],
});

export const topProductsByStore = operation({
  method: 'GET',
  path: '/search/topByShop',
  access: visitor,
  summary: 'The most popular products of each of the given stores',
  input: z.object({
    shopIds: ids(50),
    size: integer.pipe(z.int().min(1).max(6)).default(4).meta({ type: 'integer', default: 4 }),
  }),
  output: z.array(z.object({ shopId: z.int(), products: z.array(ProductListItem) })),
  refusals: [],
});

export const searchHistory = operation({
  method: 'GET',
  path: '/p/search/history',
  access: buyer,
  summary: 'Recent searches of the buyer, newest first',
  input: z.object({}),
  output: z.array(z.string()),
  refusals: [],
});

export const addSearchHistory = operation({
  method: 'POST',
  path: '/p/search/history',
  access: buyer,
  summary: 'Adds a search to the history; a repeated search becomes the newest',
  input: z.object({ keyword: keyword.min(1) }),
  output: z.null(),
  refusals: [],
});

export const clearSearchHistory = operation({
  method: 'DELETE',
  path: '/p/search/history',
  access: buyer,
  summary: 'Removes one search from the history, or all',
  input: z.object({ keyword: keyword.optional() }),
  output: z.null(),
  refusals: [],
});

export const relatedProducts = operation({
  method: 'GET',
  path: '/prod/recommendList',
  access: visitor,
  summary: 'Related products, from the same category first, then from the same store',
  input: z.object({
    prodId: id,
    categoryId: id.optional().meta({ description: 'category to use if the product is no longer on sale' }),
    size: integer.pipe(z.int().min(1).max(30)).default(12).meta({ type: 'integer', default: 12 }),
  }),
  output: z.array(ProductListItem),
  refusals: [],
});
