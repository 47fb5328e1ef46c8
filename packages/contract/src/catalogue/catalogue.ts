import { z } from 'zod';
import { ProductActivity } from '../activities/fields.ts';
import { ProductGift } from '../activities/gift.ts';
import { operation, visitor } from '../operation.ts';
import { id, integer, money, pageOf, paging, picturePath, time } from '../wire/formats.ts';

const category = {
  categoryId: z.int(),
  parentId: z.int(),
  categoryName: z.string(),
  pic: picturePath,
  selected: z.boolean(),
};

const Category = z.object({
  ...category,
  categories: z.array(z.object({ ...category, categories: z.array(z.unknown()).length(0) })),
});

export const categoryList = operation({
  method: 'GET',
  path: '/category/categoryInfo',
  access: visitor,
  summary: 'Categories under a parent, each with its own children',
  input: z.object({
    parentId: integer
      .pipe(z.int().min(0))
      .default(0)
      .meta({ type: 'integer', default: 0, description: '0 = top level' }),
  }),
  output: z.array(Category),
  refusals: [],
});

const Sku = z.object({
  skuId: z.int(),
  skuName: z.string().meta({ description: 'its choices as text, e.g. "Poppy red, L"' }),
  properties: z.string().meta({ description: 'e.g. "Colour:Poppy red;Size:L"' }),
  choice: z.array(z.int()).meta({ description: 'for each option of the product, the index of the value' }),
  price: money,
  oriPrice: money,
  activityPrice: money.nullable().meta({ description: 'price in the activity of the product; null if there is none' }),
  firstOrderPrice: money.nullable().meta({
    description: 'current first-order price, for buyers who have never paid an order; null: there is no such price',
  }),
  pic: picturePath,
  stocks: z.int(),
  partyCode: z.string().meta({ description: 'article number of the store' }),
  weight: z.int().meta({ description: 'grams' }),
  volume: z.int().meta({ description: 'cubic centimetres' }),
});

const DeliveryTerms = z.object({
  basis: z
    .enum(['piece', 'weight', 'volume'])
    .meta({ description: 'unit of the fee: one piece, or each kilogram or litre begun' }),
  firstUnits: z.int().meta({ description: 'number of units covered by the first fee' }),
  firstFee: money,
  extraUnits: z
    .int()
    .meta({ description: 'number of units covered by each extra fee; a step that is begun is charged in full' }),
  extraFee: money,
});

const DeliveryWay = z.object({
  dvyType: z.int().meta({ description: '1 courier, 2 pickup, 3 none needed, 4 same-city' }),
  isPossible: z.boolean().meta({ description: 'available for this region; without a region: for at least one region' }),
  fee: money.nullable().meta({ description: 'for one piece of the cheapest SKU; null if not available' }),
  freeOver: money.nullable().meta({ description: 'free shipping from this amount of goods on; null: never' }),
  terms: DeliveryTerms.nullable().meta({
    description: 'fee for several pieces; null: always free',
  }),
  minDays: z.int().nullable().meta({ description: 'null: unknown' }),
  maxDays: z.int().nullable(),
});

const Delivery = z.object({
  regionName: z.string().meta({ description: 'the destination; empty when none is known' }),
  ways: z.array(DeliveryWay).meta({
    description: 'delivery types that the store offers for the product, the default one first; empty: none',
  }),
});

const ProductInfo = z.object({
  prodId: z.int(),
  prodName: z.string(),
  brief: z.string(),
  content: z.string().meta({ description: 'sanitised HTML' }),
  pic: picturePath,
  imgs: z.string().meta({ description: 'relative paths, comma-separated' }),
  video: z.string().meta({ description: 'relative path or https address, may be empty' }),
  price: money.meta({ description: 'lowest price among its SKUs' }),
  maxPrice: money.meta({ description: 'highest price among its SKUs' }),
  oriPrice: money,
  prodType: z.int(),
  mold: z.int().meta({ description: '0 physical, 1 virtual' }),
  status: z.int(),
  shopId: z.int(),
  shopName: z.string(),
  categories: z
    .array(z.object({ categoryId: z.int(), categoryName: z.string() }))
    .meta({ description: 'category ids, from the top level to the category of the product' }),
  brand: z.object({ brandId: z.int(), brandName: z.string() }).nullable(),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.object({ text: z.string(), pic: picturePath, swatch: z.string() })),
    }),
  ),
  activity: ProductActivity.nullable().meta({ description: 'the running activity, else the next one' }),
  gift: ProductGift.nullable().meta({ description: 'its current free gift' }),
  firstOrder: ProductActivity.nullable().meta({
    description: 'current first-order price, for buyers who have never paid an order',
  }),
  skuList: z.array(Sku),
  parameterList: z.array(z.object({ parameterKey: z.string(), parameterValue: z.string() })),
  deliveryTypes: z.array(z.int()).meta({ description: '1 courier, 2 pickup, 3 none needed, 4 same-city' }),
  delivery: Delivery,
  soldNum: z.int(),
  commentNum: z.int(),
  rating: z.number(),
  totalStocks: z.int(),
  publishTime: time,
  limitPerBuyer: z.int().nullable().meta({ description: 'maximum pieces per buyer; null: no limit' }),
});

/** Each status of a product that is not on sale has its own refusal. */
const unavailable = [
  'product.notFound',
  'product.offShelf',
  'product.takenDown',
  'product.waiting',
  'store.notOpen',
] as const;

export const productDetail = operation({
  method: 'GET',
  path: '/prod/prodInfo',
  access: visitor,
  summary:
    'Complete data of a product page; the data of a refusal includes the fields that may still be shown (category, name, picture)',
  input: z.object({
    prodId: id,
    addrId: id.optional().meta({ description: 'an address of the buyer; default: the buyer’s default address' }),
    areaId: id.optional().meta({ description: 'district code, for visitors' }),
  }),
  output: ProductInfo,
  refusals: unavailable,
});

export const skuList = operation({
  method: 'GET',
  path: '/prod/skuList',
  access: visitor,
  summary: 'SKUs of a product with current price and stock',
  input: z.object({ prodId: id }),
  output: z.array(Sku),
  refusals: unavailable,
});

export const isProductOnSale = operation({
  method: 'GET',
  path: '/prod/isStatus',
  access: visitor,
  summary: 'Checks whether a product can be opened',
  input: z.object({ prodId: id }),
  output: z.boolean(),
  refusals: [],
});

export const brandPage = operation({
  method: 'GET',
  path: '/brand/page',
  access: visitor,
  summary: 'Brands in the mall’s order, then by name',
  input: z.object({ brandName: z.string().trim().max(100).optional(), ...paging }),
  output: pageOf(z.object({ brandId: z.int(), brandName: z.string(), brandPic: picturePath })),
  refusals: [],
});

export const storeCategories = operation({
  method: 'GET',
  path: '/shop/categories',
  access: visitor,
  summary: 'Categories of a store in its order, with the number of products on sale',
  input: z.object({ shopId: id }),
  output: z.array(z.object({ shopCategoryId: z.int(), name: z.string(), prodCount: z.int() })),
  refusals: ['store.notFound'],
});
