import { z } from 'zod';
import { operation, visitor } from '../operation.ts';
import { id, ids, integer, pageOf, paging, picturePath, time } from '../wire/formats.ts';

const StoreCard = z.object({
  shopId: z.int(),
  shopName: z.string(),
  shopLogo: picturePath,
  shopStatus: z.int().meta({ description: '1 = open' }),
  type: z.int().meta({ description: '0 ordinary, 1 preferred' }),
  fansCount: z.int(),
  shopFocusNumber: z.int().meta({ description: 'same as fansCount' }),
  intro: z.string(),
  prodCount: z.int().meta({ description: 'products on sale, recounted hourly' }),
  rating: z.number().meta({ description: 'average stars of its products, one decimal; 0 while there are no reviews' }),
});

export const storeInfo = operation({
  method: 'GET',
  path: '/shop/headInfo',
  access: visitor,
  summary: 'Header of a store, even if it is not open',
  input: z.object({ shopId: id }),
  output: StoreCard.extend({
    storeStyle: z.int().meta({ description: '0 or 1: layout of the store header' }),
    signPic: picturePath.meta({ description: 'background picture of the store header, may be empty' }),
    contactPhone: z.string(),
    address: z.string(),
    openTime: time,
  }),
  refusals: ['store.notFound'],
});

export const hotStores = operation({
  method: 'GET',
  path: '/shop/hotShops',
  access: visitor,
  summary: 'Preferred stores for the home page, in the order set by staff',
  input: z.object({}),
  output: z.array(StoreCard),
  refusals: [],
});

export const storePage = operation({
  method: 'GET',
  path: '/shop/page',
  access: visitor,
  summary: 'Open stores, by name (with tolerance for typing errors) or all, the most followed first',
  input: z.object({
    shopName: z.string().trim().max(100).optional(),
    type: integer
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .optional()
      .meta({ type: 'integer', enum: [0, 1], description: '1 = preferred stores only' }),
    ...paging,
  }),
  output: pageOf(StoreCard),
  refusals: [],
});

export const storesById = operation({
  method: 'GET',
  path: '/shop/listRenovationShop',
  access: visitor,
  summary: 'Stores by id, in the order of the request; stores that are not open are included with their status',
  input: z.object({ shopIds: ids(100).default([]) }),
  output: z.array(StoreCard),
  refusals: [],
});

export const storeQualifications = operation({
  method: 'GET',
  path: '/shop/qualifications',
  access: visitor,
  summary: 'Company data of a store',
  input: z.object({ shopId: id }),
  output: z.object({
    shopId: z.int(),
    shopName: z.string(),
    companyName: z.string(),
    licenceNumber: z.string(),
    companyAddress: z.string(),
    legalRepresentative: z.string(),
    registeredCapital: z.string(),
    foundedOn: z.string().meta({ description: 'yyyy-MM-dd' }),
    businessTerm: z.string(),
    businessScope: z.string(),
    licencePics: z.array(picturePath),
  }),
  refusals: ['store.notFound', 'store.notOpen'],
});
