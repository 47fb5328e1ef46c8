import { z } from 'zod';
import { ProductListItem } from '../catalogue/products.ts';
import { buyer, operation } from '../operation.ts';
import { id, integer, money, pageOf, paging, picturePath, time } from '../wire/formats.ts';
import { expects } from '../wire/input-formats.ts';

const idList = z.array(id).min(1).max(100);

/** Includes products that can no longer be bought. */
const FavouriteProduct = ProductListItem.extend({
  status: z.int().meta({ description: '1 = on sale' }),
  isStale: z.boolean().meta({ description: 'off sale, or its store is not open' }),
  keptPrice: money.nullable().meta({ description: 'price when it was added' }),
  createTime: time,
});

export const isFavourite = operation({
  method: 'GET',
  path: '/p/user/collection/isCollection',
  access: buyer,
  summary: 'Checks whether the product is a favourite of the buyer',
  input: z.object({ prodId: id }),
  output: z.boolean(),
  refusals: [],
});

export const favouriteIds = operation({
  method: 'GET',
  path: '/p/user/collection/ids',
  access: buyer,
  summary: 'Ids of favourite products and followed stores, the newest 1,000 of each',
  input: z.object({}),
  output: z.object({ prodIds: z.array(z.int()), shopIds: z.array(z.int()) }),
  refusals: [],
});

export const favouritePage = operation({
  method: 'GET',
  path: '/p/user/collection/page',
  access: buyer,
  summary: 'Favourite products, newest first',
  input: z.object({
    staleOnly: integer
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .default(0)
      .meta({ type: 'integer', enum: [0, 1] }),
    ...paging,
  }),
  output: pageOf(
    FavouriteProduct.extend({
      hasPriceAlert: z.boolean().meta({ description: 'the buyer has a price alert for it' }),
    }),
  ),
  refusals: [],
});

export const favouriteCount = operation({
  method: 'GET',
  path: '/p/user/collection/collectionCount',
  access: buyer,
  summary: 'Number of favourite products and followed stores',
  input: z.object({}),
  output: z.object({ prodCount: z.int(), shopCount: z.int() }),
  refusals: [],
});

export const toggleFavourite = operation({
  method: 'POST',
  path: '/p/user/collection/addOrCancel',
  access: buyer,
  summary: 'Adds or removes a favourite; returns its new state',
  input: z.object({ prodId: id }),
  bareBody: 'prodId',
  output: z.boolean(),
  refusals: ['product.notFound', 'favourite.limit'],
});

export const removeFavourites = operation({
  method: 'POST',
  path: '/p/user/collection/batchCancel',
  access: buyer,
  summary: 'Removes favourites',
  input: z.object({ prodIds: idList }),
  bareBody: 'prodIds',
  output: z.null(),
  refusals: [],
});

const FollowedStore = z.object({
  shopId: z.int(),
  shopName: z.string(),
  shopLogo: picturePath,
  shopStatus: z.int(),
  isStale: z.boolean().meta({ description: 'true: the store is not open' }),
  type: z.int(),
  fansCount: z.int(),
  intro: z.string(),
  createTime: time,
});

export const followedStorePage = operation({
  method: 'GET',
  path: '/p/shop/collection/page',
  access: buyer,
  summary: 'Followed stores, newest first',
  input: z.object(paging),
  output: pageOf(FollowedStore),
  refusals: [],
});

export const isFollowedStore = operation({
  method: 'GET',
  path: '/p/shop/collection/isCollection',
  access: buyer,
  summary: 'Checks whether the buyer follows this store',
  input: z.object({ shopId: id }),
  output: z.boolean(),
  refusals: [],
});

export const toggleFollowedStore = operation({
  method: 'POST',
  path: '/p/shop/collection/addOrCancel',
  access: buyer,
  summary: 'Follows or unfollows a store; returns the new state',
  input: z.object({ shopId: id }),
  bareBody: 'shopId',
  output: z.boolean(),
  refusals: ['store.notFound', 'favourite.limit'],
});

export const unfollowStores = operation({
  method: 'POST',
  path: '/p/shop/collection/batchCancel',
  access: buyer,
  summary: 'Unfollows stores',
  input: z.object({ shopIds: idList }),
  bareBody: 'shopIds',
  output: z.null(),
  refusals: [],
});

export const browsingHistoryPage = operation({
  method: 'GET',
  path: '/p/prodBrowseLog/page',
  access: buyer,
  summary: 'Products viewed in the last 90 days, newest first, each once a day',
  input: z.object(paging),
  output: pageOf(
    FavouriteProduct.omit({ keptPrice: true }).extend({
      prodBrowseLogId: z.int(),
      browseDate: z.string().meta({ description: 'yyyy-MM-dd' }),
    }),
  ),
  refusals: [],
});

export const recordBrowsing = operation({
  method: 'POST',
  path: '/p/prodBrowseLog',
  access: buyer,
  summary: 'Adds a product to the browsing history',
  input: z.object({ prodId: id }),
  form: true,
  output: z.null(),
  refusals: ['product.notFound'],
});

export const clearBrowsingHistory = operation({
  method: 'DELETE',
  path: '/p/prodBrowseLog',
  access: buyer,
  summary: 'Deletes entries of the browsing history (comma-separated ids), or all',
  input: z.object({
    prodBrowseLogIds: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,99}$/, expects('idList'))
      .optional(),
  }),
  output: z.null(),
  refusals: [],
});
