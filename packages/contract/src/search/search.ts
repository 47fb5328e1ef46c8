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
      title: z.string().meta({ description: 'what is shown' }),
      content: z.string().meta({ description: 'what is searched for' }),
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
  exact: zeroOrOne.optional().meta({ description: '1 = as typed, without corrections' }),
  categoryId: id.optional().meta({ description: 'of any of the three levels' }),
  shopId: id.optional(),
  shopCategoryId: id.optional().meta({ description: 'one of a store’s own categories' }),
  couponId: id.optional().meta({ description: 'only what the coupon can be used for' }),
  discountId: id
    .optional()
    .meta({ description: 'only what the discount of a store is for; nothing once it has ended' }),
  brandIds: ids(20).optional(),
  shopIds: ids(20).optional(),
  minPrice: moneyInput.optional(),
  maxPrice: moneyInput.optional(),
  rating: integer
    .pipe(z.int().min(1).max(5))
    .optional()
    .meta({ type: 'integer', description: 'at least so many stars' }),
  inStock: zeroOrOne.optional(),
  delivery: integer.pipe(z.int().min(1).max(4)).optional().meta({ type: 'integer', description: 'delivery type' }),
  isNew: zeroOrOne.optional().meta({ description: '1 = published within the last 30 days' }),
  prodType: integer.pipe(z.int().min(0).max(6)).optional(),
  isAllProdType: zeroOrOne.optional().meta({ description: '1 = whatever the type' }),
  isActive: zeroOrOne.optional().meta({ description: '1 = only products whose activity runs now' }),
  activityKinds: activityKinds.optional(),
};

/** The interpretation of the keyword, and the size of the result. */
const QueryInterpretation = z.object({
  corrected: z.string().nullable().meta({ description: 'what was searched for instead, or null' }),
  total: z.int().meta({ description: 'how many were found; counted up to a limit, estimated beyond' }),
  isEstimate: z.boolean(),
  isPartial: z.boolean().meta({ description: 'true: no product has all the words; these have some of them' }),
});

export const searchProducts = operation({
  method: 'GET',
  path: '/search/page',
  access: visitor,
  summary: 'Products by words, category, store and filters; deep lists go on with nextCursor',
  input: z.object({
    ...criteria,
    sort: integer.pipe(z.literal(SORT_NUMBERS)).optional().meta({ type: 'integer', enum: SORT_NUMBERS }),
    orderBy: zeroOrOne.optional().meta({ description: 'overrides the direction of sort: 0 ascending, 1 descending' }),
    cursor: z
      .string()
      .regex(CURSOR_FORM, expects('cursor'))
      .optional()
      .meta({ description: 'nextCursor of the page before, instead of current' }),
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
  summary: 'How many products each filter value would leave, counted with all other filters in force but its own',
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
      .meta({ description: 'kinds that run now for one of these products; null: too many to count' }),
  }),
  refusals: [],
});

export const searchSuggestions = operation({
  method: 'GET',
  path: '/search/suggest',
  access: visitor,
  summary: 'Completions of what was typed so far',
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
  summary: 'Products by id, in the order asked for, for decorated pages',
  input: z.object({
    prodIds: ids(100).default([]),
    getDelete: zeroOrOne.default(0).meta({ description: '1 = also those that are off the shelf, with their status' }),
    ...paging,
  }),
  output: pageOf(ProductListItem.extend({ status: z.int(), description: z.string() })),
  refusals: [],
});

export const topProductsByStore = operation({
  method: 'GET',
  path: '/search/topByShop',
  access: visitor,
  summary: 'The most popular products of each of some stores',
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
  summary: 'The buyer’s recent searches, the latest first',
  input: z.object({}),
  output: z.array(z.string()),
  refusals: [],
});

export const addSearchHistory = operation({
  method: 'POST',
  path: '/p/search/history',
  access: buyer,
  summary: 'Adds a search to the history; a repeated one moves to the front',
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
  summary: 'Related products: of the same category first, then of the same store',
  input: z.object({
    prodId: id,
    categoryId: id.optional().meta({ description: 'where to look when the product itself is not on sale any more' }),
    size: integer.pipe(z.int().min(1).max(30)).default(12).meta({ type: 'integer', default: 12 }),
  }),
  output: z.array(ProductListItem),
  refusals: [],
});
